import type { OwnPosition } from 'functions/contract/waiting-room/waiting-room'
import { useEffect, useEffectEvent, useState } from 'react'
import { ask } from '../data/requests/ask'
import { asProblem } from '../data/requests/problem'
import type { ApiProblem } from '../data/requests/problem'

/** How long to wait after no answer came. */
const UNHEARD_SECONDS = 5

/** A little more or less than that, so that a crowd does not ask all at once. */
function soon(seconds: number): number {
  return seconds * 1000 * (0.8 + 0.4 * Math.random())
}

/** Answers that another try does not change. */
function isFinal({ status, code }: ApiProblem): boolean {
  return code !== 'network' && status >= 400 && status < 500 && status !== 429
}

/** Somebody's place in a waiting room, asked for again and again until their turn comes. */
export function usePosition(shareRef: string, onTurn: () => void) {
  const [place, setPlace] = useState<OwnPosition>()
  const [problem, setProblem] = useState<ApiProblem>()
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const again = (seconds: number) => {
      timer = setTimeout(() => void look(), soon(seconds))
    }
    async function look() {
      try {
        const found = await ask('enterWaitingRoom', { shareRef })
        if (isGone) return
        setPlace(found)
        setProblem(undefined)
        if (found.state === 'open' || found.state === 'inside') turn()
        else again(found.askAgainSeconds)
      } catch (error) {
        if (isGone) return
        const because = asProblem(error)
        setProblem(because)
        if (!isFinal(because)) again(UNHEARD_SECONDS)
      }
    }
    void look()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [shareRef])
  return { place, problem, isOver: problem !== undefined && isFinal(problem) }
}
