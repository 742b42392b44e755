import type { Activity } from 'functions/contract/activities/activity'
import type { Instant } from 'functions/contract/time'
import { useState } from 'react'
import { checkoutPath } from '../../features/ticket-types/checkout-path'
import { firstSaleText, mayWaitFor } from '../../features/ticket-types/sale-window'
import { startingPrice, totalText } from '../../features/ticket-types/price-text'
import { countTickets, firstChoice, offersOf } from '../../features/ticket-types/ticket-choice'
import type { TicketChoice, TicketOffer } from '../../features/ticket-types/ticket-choice'
import { ticketTypeWording as words } from '../../features/ticket-types/wording'

/** What the reader is about to take, and the words for it. */
export interface TicketOrder {
  offers: readonly TicketOffer[]
  choice: TicketChoice
  choose: (choice: TicketChoice) => void
  count: number
  /** "From $12", "2 tickets · $24", "Sold out". */
  summary: string
  /** What the button says. */
  label: string
  /** Where the button leads; undefined when nothing can be had. */
  href: string | undefined
}

function unavailable(offers: readonly TicketOffer[]): string {
  const states = new Set(offers.map(({ availability }) => availability))
  if (states.has('open')) return words.notYet
  const opens = firstSaleText(offers)
  if (opens !== undefined) return opens
  if (states.has('sold-out')) return words.allSoldOut
  return states.has('time-expired') ? words.allEnded : words.availability.closed
}

/** The choice of tickets on an activity's page, with every word that depends on it. */
export function useTicketOrder(activity: Activity, now: Instant): TicketOrder {
  const [choice, choose] = useState(() => firstChoice(activity, now))
  const offers = offersOf(activity, choice, now)
  const isOnOffer = offers.some(({ least, most }) => most >= least)
  const count = isOnOffer ? countTickets(choice) : 0
  const total = totalText(activity, choice)
  const starting = startingPrice(activity, offers) ?? unavailable(offers)
  const mayWait = activity.waitList && offers.some((it) => it.availability === 'sold-out')
  const mayDraw = mayWaitFor(activity, offers, now)
  const isFree = activity.ticketTypes.every((type) => type.price === 0)
  return {
    offers,
    choice,
    choose,
    count,
    summary: count > 0 ? `${words.count(count)} · ${total}` : starting,
    label: mayDraw ? words.toRoom : !isOnOffer ? words.wait : isFree ? words.getFree : words.get,
    href: isOnOffer
      ? checkoutPath(activity.shareRef, choice)
      : mayWait || mayDraw
        ? checkoutPath(activity.shareRef, {})
        : undefined,
  }
}
