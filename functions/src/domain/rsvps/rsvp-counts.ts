import type { Rsvp } from '../../../contract/rsvps/rsvp'
import type { TallyChange } from '../../../contract/analytics/tally'

/** What of an answer the numbers are made of. */
export type Counted = Pick<Rsvp, 'response' | 'state' | 'guests' | 'seating' | 'spotIds'>
interface Counts {
  readonly rsvps: NonNullable<TallyChange['rsvps']>
  readonly people: NonNullable<TallyChange['people']>
}

/** Whether somebody goes: they said so, and nothing is in the way. */
export function isGoing({ response, state }: Pick<Rsvp, 'response' | 'state'>): boolean {
  return response === 'going' && state === 'confirmed'
}

function countsOf(rsvp: Counted, times: 1 | -1): Counts {
  const { response, state, guests, seating, spotIds } = rsvp
  const goes = isGoing(rsvp)
  const wants = response === 'going' && !goes
  return {
    rsvps: wants ? {} : { [response]: times },
    people: {
      guests: goes ? guests * times : 0,
      placed: spotIds.length * times,
      unplaced: goes && seating === 'open' ? (1 + guests) * times : 0,
      waiting: wants && (state === 'waiting' || state === 'offered') ? times : 0,
      awaitingApproval: wants && state === 'awaiting-approval' ? times : 0,
    },
  }
}

/** How the numbers move when some answers give way to others. */
export function countsChange(before: readonly Counted[], after: readonly Counted[]): Counts {
  const all = [...before.map((it) => countsOf(it, -1)), ...after.map((it) => countsOf(it, 1))]
  return {
    rsvps: total(all.map((it) => it.rsvps)),
    people: total(all.map((it) => it.people)),
  }
}

function total<K extends string>(
  parts: readonly { [key in K]?: number | undefined }[],
): Partial<Record<K, number>> {
  const sum: Partial<Record<K, number>> = {}
  for (const part of parts) {
    for (const key of Object.keys(part) as K[]) sum[key] = (sum[key] ?? 0) + (part[key] ?? 0)
  }
  const moved = Object.entries(sum).filter(([, count]) => count !== 0)
  return Object.fromEntries(moved) as Partial<Record<K, number>>
}
