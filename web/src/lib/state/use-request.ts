import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** What is known of something that was asked for. */
export interface Asked<T> {
  readonly data?: T | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly again: () => void
  /** What is known better by now. */
  readonly put: (data: T) => void
}

type Answer<T> = Pick<Asked<T>, 'data' | 'error' | 'isFetching'>

/** Asks once for as long as the component is there; whoever asks for something else takes another `key`. */
export function useRequest<T>(work: () => Promise<T>): Asked<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ isFetching: true })
  const isGone = useRef(false)

  function run() {
    const answered = (it: Answer<T>) => {
      if (!isGone.current) setAnswer(it)
    }
    work().then(
      (data) => answered({ data, isFetching: false }),
      (error: unknown) => answered({ error, isFetching: false }),
    )
  }
  const start = useEffectEvent(run)
  useEffect(() => {
    isGone.current = false
    start()
    return () => {
      isGone.current = true
    }
  }, [])
  return {
    ...answer,
    again: () => {
      setAnswer((before) => ({ ...before, isFetching: true }))
      run()
    },
    put: (data) => setAnswer({ data, isFetching: false }),
  }
}
