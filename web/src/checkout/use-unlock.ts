import type { Activity } from 'functions/contract/activities/activity'
import type { ShareRef } from 'functions/contract/ids'
import type { TicketsUnlocked } from 'functions/contract/orders/order'
import { useEffect, useEffectEvent, useState } from 'react'
import { ask } from '../data/requests/ask'
import { enterAsGuest, isAnybody } from '../data/identity/quick-guest'
import { useAsyncAction } from '../lib/state/use-async-action'
import { useCameByPress } from './address'

/** An activity with the ticket types that a code opened. */
export function withOpened(activity: Activity, opened: TicketsUnlocked | undefined): Activity {
  if (!opened) return activity
  return {
    ...activity,
    ticketTypes: [...activity.ticketTypes, ...opened.ticketTypes],
    left: { ...activity.left, ...opened.left },
  }
}

/**
 * Finds what a promo code is good for, and opens the hidden tickets that it opens. Tries are counted by person, so who is nobody yet becomes a guest for it.
 * @param code is tried at once, unless that would make a guest of who only followed a link from elsewhere: it waits for a press then
 */
export function useUnlock(
  shareRef: ShareRef,
  code: string | undefined,
  onOpen: (opened: TicketsUnlocked) => void,
) {
  const [opened, setOpened] = useState<TicketsUnlocked>()
  const { isBusy, error, act } = useAsyncAction(async (name: string) => {
    await enterAsGuest()
    const found = await ask('unlockTickets', { shareRef, code: name })
    setOpened(found)
    onOpen(found)
  })
  const [isWaiting, wait] = useState(false)
  const cameByPress = useCameByPress()
  /** Only what the page was opened with is tried unasked. */
  const tryOpening = useEffectEvent(() => {
    if (code === undefined) return
    if (cameByPress) void act(code)
    else void isAnybody().then((is) => (is ? act(code) : wait(true)))
  })
  useEffect(() => tryOpening(), [])
  return { opened, isWaiting, isBusy, error, unlock: act, forget: () => setOpened(undefined) }
}
