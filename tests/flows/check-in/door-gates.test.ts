import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Activity } from 'functions/contract/activities/activity'
import type { Ticket } from 'functions/contract/tickets/ticket'
import { checkInGuests } from '../../../functions/src/actions/check-in/check-in-guests'
import { foldChanges } from '../../../functions/src/actions/analytics/fold-tally'
import { undoCheckIn } from '../../../functions/src/actions/check-in/undo-check-in'
import { openBatch } from '../../../functions/src/store/firestore'
import { addTicket, readTicket } from '../../../functions/src/store/tickets/tickets'
import { findTally } from '../../../functions/src/store/analytics/tallies'
import { ticketType } from '../../support/activities'
import { scan } from '../../support/door'
import { published, startInProcess, stopInProcess } from '../../support/in-process'

beforeAll(startInProcess)
afterAll(stopInProcess)

const now = () => new Date().toISOString()

/** Tickets as sales leave them. */
async function sell(activity: Activity, count: number): Promise<string[]> {
  const [type] = activity.ticketTypes
  const ids = Array.from({ length: count }, (_, n) => `${randomUUID()}-${n}`)
  const ticket = (id: string): Ticket => ({
    id,
    orderId: id.slice(0, 36),
    shareRef: activity.shareRef,
    organiserUid: activity.organiser.uid,
    holderUid: 'bea',
    holderName: 'Bea Buyer',
    ticketTypeRef: type?.shareRef ?? '',
    ticketTypeTitle: type?.title ?? '',
    status: 'valid',
    code: 'not-looked-at',
    shortCode: '',
    activityTitle: activity.title,
    startDate: activity.startDate,
    startsAt: activity.startsAt,
    timezone: activity.timezone,
    createdAt: now(),
    updatedAt: now(),
    cancellation: null,
    admission: null,
    sent: null,
    received: null,
  })
  const { writer, commit } = openBatch()
  for (const id of ids) addTicket(writer, ticket(id))
  await commit()
  return ids
}

const party = () => published({ ticketTypes: [ticketType({ capacity: 200 })] })

describe('twenty gates', () => {
  it('that scan the same hundred tickets admit each of them once', { timeout: 240_000 }, async () => {
    const { organiser, activity } = await party()
    const keys = await sell(activity, 100)
    const { shareRef } = activity
    const gates = Array.from({ length: 20 }, (_, gate) => {
      // Every gate begins elsewhere in the same queue of people.
      const order = keys.map((_, n) => keys[(n + gate * 5) % keys.length] ?? '')
      return order.map((key) => scan({ key, gate: `Gate ${gate}` }))
    })
    const answers = await Promise.all(
      gates.map((scans) => checkInGuests(organiser, { shareRef, scans }, now())),
    )
    const all = answers.flatMap(({ results }) => results)
    const admitted = all.filter(({ outcome }) => outcome === 'admitted')
    process.stdout.write(`20 gates x 100 scans: ${all.length} answers, ${admitted.length} admissions\n`)
    expect(new Set(admitted.map(({ entry }) => entry?.key)).size).toBe(100)
    expect(admitted).toHaveLength(100)
    expect(all.filter(({ outcome }) => outcome === 'already')).toHaveLength(1900)
    // Who came too late learns where the other one was.
    expect(all.every(({ entry }) => entry?.admission?.gate.startsWith('Gate '))).toBe(true)
    await foldChanges(shareRef, null)
    expect((await findTally(shareRef))?.checkedIn).toBe(100)
  })

  it('and those who take back at the same time leave each ticket in or out, and the number right', async () => {
    const { organiser, activity } = await party()
    const { shareRef } = activity
    const keys = await sell(activity, 5)
    const rounds = Array.from({ length: 4 }, () =>
      keys.map(async (key) => {
        const mine = scan({ key })
        await checkInGuests(organiser, { shareRef, scans: [mine] }, now())
        await undoCheckIn(organiser, { shareRef, ...mine, key }, now())
        await checkInGuests(organiser, { shareRef, scans: [scan({ key })] }, now())
      }),
    )
    await Promise.all(rounds.flat())
    const tickets = await Promise.all(keys.map(async (key) => (await readTicket(key))?.ticket))
    const inside = tickets.filter((ticket) => ticket?.status === 'used')
    expect(inside.every((ticket) => ticket?.admission !== null)).toBe(true)
    await foldChanges(shareRef, null)
    expect((await findTally(shareRef))?.checkedIn).toBe(inside.length)
  })
})
