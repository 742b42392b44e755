import { useState } from 'react'

/** Something that a person does, with what came of it last. */
export interface Act<I> {
  readonly isBusy: boolean
  readonly error?: unknown
  readonly act: (input: I) => Promise<void>
}

/** Does something when it is told to; a failure is kept to be shown, and gone at the next try. */
export function useAsyncAction<I>(work: (input: I) => Promise<void>): Act<I> {
  const [state, setState] = useState<Omit<Act<I>, 'act'>>({ isBusy: false })
  async function act(input: I) {
    setState({ isBusy: true })
    try {
      await work(input)
      setState({ isBusy: false })
    } catch (error) {
      setState({ isBusy: false, error })
    }
  }
  return { ...state, act }
}
