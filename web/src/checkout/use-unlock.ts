import type { Activity } from 'functions/contract/activity'
import type { ShareRef } from 'functions/contract/ids'
import type { TicketsUnlocked } from 'functions/contract/order'
import { useEffect, useState } from 'react'
import { ask } from '../data/ask'
import { enterAsGuest } from '../data/identity/quick-guest'
import { useAct } from '../lib/use-act'

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
 * @param code is tried at once
 */
export function useUnlock(
  shareRef: ShareRef,
  code: string | undefined,
  onOpen: (opened: TicketsUnlocked) => void,
) {
  const [opened, setOpened] = useState<TicketsUnlocked>()
  const { isBusy, error, act } = useAct(async (name: string) => {
    await enterAsGuest()
    const found = await ask('unlockTickets', { shareRef, code: name })
    setOpened(found)
    onOpen(found)
  })
  useEffect(() => {
    if (code !== undefined) void act(code)
    // Only what the page was opened with is tried unasked.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return { opened, isBusy, error, unlock: act, forget: () => setOpened(undefined) }
}
