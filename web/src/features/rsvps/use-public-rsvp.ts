import type { Activity } from 'functions/contract/activities/activity'
import type { RsvpAnswer, RsvpInfo } from 'functions/contract/rsvps/rsvp'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { mayHaveAccount } from '../../data/device/kept-on-device'
import { keepRsvp, keptRsvp } from './kept-rsvp'
import { movedCounts } from './moved-counts'
import { asksQuestions, unansweredIn } from './rsvp-questions'
import type { RsvpSheetProps } from './rsvp-sheet-props'
import type { Rsvping } from './save-rsvp'
import { rsvpWording as words } from './wording'

const never = () => () => undefined

type Sheet = (props: RsvpSheetProps) => ReactNode

interface State {
  /** As the server saved it; undefined until it is known on this page. */
  info?: RsvpInfo
  /** On its way to the server: nothing is confirmed before it is there. */
  sending?: RsvpAnswer
  /** Whether the last one was saved here, so that it is worth saying. */
  isNews?: boolean
  problem?: string
}

/** The words of a failure; the problem's own class would bring the contract's schemas into the first load. */
function detailOf(error: unknown): string {
  const { detail } = error as { detail?: unknown }
  return typeof detail === 'string' ? detail : words.failed
}

const NOBODY = { response: 'not-responded', state: null } as const

/** What the sheet is open for. */
interface Open {
  Sheet: Sheet
  answer: RsvpAnswer
  isGuest: boolean
}

/**
 * The RSVP of the public page. Nothing of Firebase is loaded before the person sends one, or for whom this device has sent one
 * before. Whoever has no account says who they are in a sheet over the page, and whoever begins to go answers there what the
 * organiser asks.
 */
export function usePublicRsvp(activity: Activity) {
  const { shareRef } = activity
  const kept = useSyncExternalStore<RsvpAnswer | undefined>(
    never,
    () => keptRsvp(shareRef),
    () => undefined,
  )
  const [state, setState] = useState<State>({})
  const [open, setOpen] = useState<Open>()
  const [isReading, setIsReading] = useState(false)
  const [moved, setMoved] = useState<{ from: Activity['counts']; to: Activity['counts'] }>()
  const latest = useRef(0)
  const { info } = state
  const response = info?.response ?? kept ?? 'not-responded'

  async function openSheet(answer: RsvpAnswer, isGuest = !mayHaveAccount()) {
    try {
      const { RsvpSheet } = await import('./rsvp-sheet')
      setOpen({ Sheet: RsvpSheet, answer, isGuest })
    } catch (error) {
      setState((now) => ({ ...now, problem: detailOf(error) }))
    }
  }

  async function send(rsvping: Rsvping) {
    const answer = rsvping.response
    const turn = ++latest.current
    const settle = (next: State) => turn === latest.current && setState(next)
    const stood = info && { info }
    setState({ ...stood, sending: answer })
    try {
      const { saveRsvp } = await import('./save-rsvp')
      const saved = await saveRsvp(shareRef, rsvping)
      if (saved === 'nameless') {
        settle({ ...stood })
        return await openSheet(answer, true)
      }
      keepRsvp(shareRef, answer)
      const before = info ?? { response, state: null }
      setMoved({ from: activity.counts, to: movedCounts(shownCounts, before, saved) })
      settle({ info: saved, isNews: true })
    } catch (error) {
      const unanswered = unansweredIn(error)
      const isElsewhere = unanswered.some((id) => activity.asked.questions.every((it) => it.id !== id))
      settle({ ...stood, problem: isElsewhere ? words.newQuestions : detailOf(error) })
      // This device was told that they go, and they do not any more.
      if (unanswered.length > 0 && !rsvping.answers) await openSheet(answer)
    }
  }

  // Once the page is written anew, it counts the RSVP itself.
  const isMoved =
    moved?.from.going === activity.counts.going && moved.from.interested === activity.counts.interested
  const shownCounts = isMoved ? moved.to : activity.counts

  async function lookAgain() {
    setIsReading(true)
    try {
      const { readRsvp } = await import('./save-rsvp')
      const found = await readRsvp(shareRef)
      if (latest.current > 0) return
      keepRsvp(shareRef, found && found.response !== 'not-available' ? found.response : 'not-responded')
      setState({ info: found ?? { ...EMPTY, shareRef } })
    } catch {
      // What this device was told last stays in sight.
    } finally {
      setIsReading(false)
    }
  }
  const lookAtKept = useEffectEvent(() => {
    if (keptRsvp(shareRef) !== undefined) queueMicrotask(() => void lookAgain())
  })
  useEffect(() => lookAtKept(), [])

  const isKnown = response !== 'not-responded' || mayHaveAccount()
  function choose(answer: RsvpAnswer, guests?: number) {
    const isAsked = answer === 'going' && response !== 'going' && asksQuestions(activity)
    if (!isKnown || isAsked) return openSheet(answer)
    return send({ response: answer, ...(guests !== undefined && { guests }) })
  }
  return {
    response,
    info,
    isReading,
    counts: shownCounts,
    sending: state.sending,
    problem: state.problem,
    isNews: state.isNews === true,
    open,
    close: () => setOpen(undefined),
    openSheet: (answer: RsvpAnswer) => void openSheet(answer),
    send: (rsvping: Rsvping) => void send(rsvping),
    /** One of the three buttons: an answer at once, or the sheet for whoever is not known here or is asked something. */
    answer: (answer: RsvpAnswer, guests?: number) => void choose(answer, guests),
  }
}

const EMPTY: Omit<RsvpInfo, 'shareRef'> = {
  ...NOBODY,
  meetingUrl: null,
  isOrganiser: false,
  guests: 0,
  positionInLine: null,
  offerEndsAt: null,
  guest: null,
  answers: [],
}

export type PublicRsvpState = ReturnType<typeof usePublicRsvp>
