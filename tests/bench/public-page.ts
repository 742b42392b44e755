import { hosted, ticketType } from '../support/activities'
import { stack } from '../support/stack'
import type { Figure } from './figure'
import { weigh } from './weight'

/**
 * Goal 1: what the public page of a real activity loads first, in a browser. Requests are those
 * for HTML, scripts and styles; all of them stand in brackets.
 */
export async function measurePublicPage(): Promise<Figure[]> {
  const origin = stack().TURNOUT_ORIGIN
  const { shareRef } = await hosted({ ticketTypes: [ticketType(), ticketType({ title: 'Friend' })] })
  const { kib, requests, urls, scripts } = await weigh(`${origin}/activity/${shareRef}`)
  const foreign = urls.filter((url) => !url.startsWith(origin))
  const hasFirebase = /identitytoolkit|firestore\.googleapis|firebaseinstallations/.test(scripts)
  return [
    figure('public page, HTML + JS + CSS', `${kib.toFixed(1)} KiB`, '<= 100 KiB', kib <= 100),
    figure(
      'public page, requests (with picture, font, icon, view)',
      `${requests} (${urls.length})`,
      '<= 8',
      requests <= 8,
    ),
    figure(
      'public page, Firebase SDK and third parties',
      `${hasFirebase ? 'yes' : 'none'}, ${foreign.length}`,
      'none, 0',
      !hasFirebase && foreign.length === 0,
    ),
  ]
}

function figure(what: string, value: string, limit: string, isMet: boolean): Figure {
  return { goal: 1, what, value, limit, isMet }
}
