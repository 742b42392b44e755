import type { ShareRef } from 'functions/contract/ids'
import type { RsvpAnswer, RsvpResponse } from 'functions/contract/rsvp'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { paths } from '../../app/paths'
import type { Standing } from './standing'
import { givenAnswer, keepGivenAnswer, keepWantedAnswer, takeWantedAnswer } from './kept-answer'
import { rsvpWording as words } from './wording'

const never = () => () => undefined

interface State {
  /** Undefined until something is answered on this page. */
  response?: RsvpResponse
  outcome?: string
  problem?: string
  meetingUrl?: string | null
  /** Known once the server has answered. */
  standing?: Standing
}

/** The words of a failure; the problem's own class would bring the contract's schemas into the first load. */
function detailOf(error: unknown): string {
  const { detail } = error as { detail?: unknown }
  return typeof detail === 'string' ? detail : words.failed
}

/**
 * The RSVP of the public page: shows the answer at once, and only then loads what sending it takes. Signed out, it goes
 * to /login and completes the answer on return.
 */
export function usePublicRsvp(shareRef: ShareRef) {
  const kept = useSyncExternalStore<RsvpResponse | undefined>(
    never,
    () => givenAnswer(shareRef),
    () => undefined,
  )
  const [state, setState] = useState<State>({})
  const response = state.response ?? kept ?? 'not-responded'
  const latest = useRef(0)

  async function send(answer: RsvpAnswer, before: RsvpResponse, mayLeave: boolean, guests?: number) {
    const turn = ++latest.current
    const settle = (next: State) => turn === latest.current && setState(next)
    const stood = state.standing
    setState({ response: answer, outcome: words.given[answer] })
    try {
      const { sendAnswer } = await import('./send-answer')
      const info = await sendAnswer(shareRef, answer, guests)
      if (info === 'signed-out') {
        settle({ response: before })
        if (!mayLeave) return
        keepWantedAnswer(shareRef, answer)
        window.location.assign(paths.login(paths.publicActivity(shareRef)))
        return
      }
      keepGivenAnswer(shareRef, answer)
      const isPlain = info.state === null || info.state === 'confirmed'
      settle({
        response: info.response,
        meetingUrl: info.meetingUrl,
        standing: info,
        ...(isPlain && { outcome: words.given[answer] }),
      })
    } catch (error) {
      settle({ response: before, problem: detailOf(error), ...(stood && { standing: stood }) })
    }
  }

  const resume = useEffectEvent(() => {
    const wanted = takeWantedAnswer(shareRef)
    if (wanted) queueMicrotask(() => void send(wanted, 'not-responded', false))
  })
  useEffect(() => resume(), [])

  return {
    ...state,
    response,
    onAnswer: (answer: RsvpAnswer, guests?: number) => void send(answer, response, true, guests),
  }
}
