import type { ShareRef } from 'functions/contract/ids'
import type { RsvpAnswer, RsvpResponse } from 'functions/contract/rsvp'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { paths } from '../../app/paths'
import { givenAnswer, keepGivenAnswer, keepWantedAnswer, takeWantedAnswer } from './kept-answer'
import { rsvpWording as words } from './wording'

const never = () => () => undefined

interface State {
  /** Undefined until something is answered on this page. */
  response?: RsvpResponse
  outcome?: string
  problem?: string
  meetingUrl?: string | null
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

  async function send(answer: RsvpAnswer, before: RsvpResponse, mayLeave: boolean) {
    const turn = ++latest.current
    const settle = (next: State) => turn === latest.current && setState(next)
    setState({ response: answer, outcome: words.given[answer] })
    try {
      const { sendAnswer } = await import('./send-answer')
      const info = await sendAnswer(shareRef, answer)
      if (info === 'signed-out') {
        settle({ response: before })
        if (!mayLeave) return
        keepWantedAnswer(shareRef, answer)
        window.location.assign(paths.login(paths.publicActivity(shareRef)))
        return
      }
      keepGivenAnswer(shareRef, answer)
      settle({ response: info.response, outcome: words.given[answer], meetingUrl: info.meetingUrl })
    } catch (error) {
      settle({ response: before, problem: detailOf(error) })
    }
  }

  const resume = useEffectEvent(() => {
    const wanted = takeWantedAnswer(shareRef)
    if (wanted) queueMicrotask(() => void send(wanted, 'not-responded', false))
  })
  useEffect(() => resume(), [])

  return { ...state, response, onAnswer: (answer: RsvpAnswer) => void send(answer, response, true) }
}
