import type { Activity } from 'functions/contract/activity'
import type { RsvpAnswer, RsvpGuest, RsvpInfo } from 'functions/contract/rsvp'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { mayHaveAccount } from '../../data/kept-on-device'
import { keepRsvp, keptRsvp } from './kept-rsvp'
import { movedCounts } from './moved-counts'
import type { RsvpSheetProps } from './rsvp-sheet'
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
}

/**
 * The RSVP of the public page. Nothing of Firebase is loaded before the person sends one, or for whom this device has sent one
 * before. Whoever has no account says who they are in a sheet over the page.
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
  const [moved, setMoved] = useState<{ from: Activity['counts']; to: Activity['counts'] }>()
  const latest = useRef(0)
  const { info } = state
  const response = info?.response ?? kept ?? 'not-responded'

  async function openSheet(answer: RsvpAnswer) {
    try {
      const { RsvpSheet } = await import('./rsvp-sheet')
      setOpen({ Sheet: RsvpSheet, answer })
    } catch (error) {
      setState((now) => ({ ...now, problem: detailOf(error) }))
    }
  }

  async function send(answer: RsvpAnswer, guests?: number, guest?: RsvpGuest) {
    const turn = ++latest.current
    const settle = (next: State) => turn === latest.current && setState(next)
    const stood = info && { info }
    setState({ ...stood, sending: answer })
    try {
      const { saveRsvp } = await import('./save-rsvp')
      const rsvping = { response: answer, ...(guests !== undefined && { guests }), ...(guest && { guest }) }
      const saved = await saveRsvp(shareRef, rsvping)
      if (saved === 'nameless') {
        settle({ ...stood })
        return await openSheet(answer)
      }
      keepRsvp(shareRef, answer)
      const before = info ?? { response, state: null }
      setMoved({ from: activity.counts, to: movedCounts(shownCounts, before, saved) })
      settle({ info: saved, isNews: true })
    } catch (error) {
      settle({ ...stood, problem: detailOf(error) })
    }
  }

  // Once the page is written anew, it counts the RSVP itself.
  const isMoved =
    moved?.from.going === activity.counts.going && moved.from.interested === activity.counts.interested
  const shownCounts = isMoved ? moved.to : activity.counts

  async function lookAgain() {
    try {
      const { readRsvp } = await import('./save-rsvp')
      const found = await readRsvp(shareRef)
      if (latest.current > 0) return
      keepRsvp(shareRef, found && found.response !== 'not-available' ? found.response : 'not-responded')
      setState({ info: found ?? { ...EMPTY, shareRef } })
    } catch {
      // What this device was told last stays in sight.
    }
  }
  const lookAtKept = useEffectEvent(() => {
    if (keptRsvp(shareRef) !== undefined) queueMicrotask(() => void lookAgain())
  })
  useEffect(() => lookAtKept(), [])

  const isKnown = response !== 'not-responded' || mayHaveAccount()
  return {
    response,
    info,
    counts: shownCounts,
    sending: state.sending,
    problem: state.problem,
    isNews: state.isNews === true,
    open,
    close: () => setOpen(undefined),
    openSheet: (answer: RsvpAnswer) => void openSheet(answer),
    send: (answer: RsvpAnswer, guests?: number, guest?: RsvpGuest) => void send(answer, guests, guest),
    /** One of the three buttons: an answer at once, or the sheet for whoever is not known here. */
    answer: (answer: RsvpAnswer, guests?: number) =>
      void (isKnown ? send(answer, guests) : openSheet(answer)),
  }
}

const EMPTY: Omit<RsvpInfo, 'shareRef'> = {
  ...NOBODY,
  meetingUrl: null,
  isOrganiser: false,
  guests: 0,
  placeInLine: null,
  offerEndsAt: null,
  guest: null,
}

export type PublicRsvpState = ReturnType<typeof usePublicRsvp>
