import { firstType, hosted, ticketType } from '../support/activities'
import { stack } from '../support/stack'
import type { Figure } from './figure'
import { firstFiles } from './first-files'
import { weigh } from './weight'

/**
 * Goal 2: what checkout's details must load first, by the build's chunk graph, and in a browser of somebody whom nobody
 * knows yet. public/first.js, which every document begins with, is in the second only.
 */
export async function measureCheckout(): Promise<Figure[]> {
  const party = await hosted({ ticketTypes: [ticketType()] })
  const address = `${stack().TURNOUT_ORIGIN}/payment?activity=${party.shareRef}&tickets=${firstType(party)}.1`
  const seen = await weigh(address)
  return [...figures('that they need first', firstFiles('checkout.html')), ...figures('in a browser', seen)]
}

function figures(how: string, { kib, requests }: { kib: number; requests: number }): Figure[] {
  return [
    {
      goal: 2,
      what: `checkout details, HTML + JS + CSS ${how}`,
      value: `${kib.toFixed(1)} KiB`,
      limit: '<= 130 KiB',
      isMet: kib <= 130,
    },
    {
      goal: 2,
      what: `checkout details, requests ${how}`,
      value: String(requests),
      limit: '<= 12',
      isMet: requests <= 12,
    },
  ]
}
