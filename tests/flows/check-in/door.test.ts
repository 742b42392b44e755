import { beforeAll, describe, expect, it } from 'vitest'
import { DELETED_NAME } from 'functions/contract/accounts/deleted-name'
import type { DoorEntry } from 'functions/contract/check-in/door'
import { DELETION_PHRASE } from 'functions/contract/accounts/user'
import { details, firstType, hold, hosted, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { countFree, database, readTally } from '../../support/database'
import { scan, walkIn } from '../../support/door'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, sendCall } from '../../support/requests'
import { eventually } from '../../support/stack'

let organiser: Person
beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
})

const party = () => hosted({ audience: 'public', ticketTypes: [ticketType({ capacity: 5 })] }, organiser)

/** Buys tickets and answers them. */
async function buy(hosted: Hosted, quantity = 1) {
  const buyer = await guest()
  const held = await hold(hosted, buyer, quantity)
  await call('placeOrder', details(held.id), buyer)
  return (await call('listMyTickets', {}, buyer)).items
}

/** Somebody at the door by a link, without an account. */
async function helper({ shareRef }: Hosted, name = 'Dora Door'): Promise<Person> {
  const { link } = await call('inviteToTeam', { shareRef, role: 'door' }, organiser)
  const [token, person] = [new URL(link).searchParams.get('join') ?? '', await guest()]
  await call('joinTeam', { shareRef, token, name }, person)
  return person
}

async function checkIn({ shareRef }: Hosted, one: ReturnType<typeof scan>, by: Person) {
  const { results } = await call('checkInGuests', { shareRef, scans: [one] }, by)
  return results[0]
}

describe('the door', () => {
  it('gives whoever helps all they need, without addresses and prices', async () => {
    const hosted = await party()
    const dora = await helper(hosted)
    const [ticket] = await buy(hosted)
    const door = await call('openDoor', { shareRef: hosted.shareRef }, dora)
    expect(door).toMatchObject({ title: 'Lantern walk', role: 'door' })
    expect(Object.values(door.keys).every((key) => Buffer.from(key, 'base64url').length === 32)).toBe(true)
    const list = await call('listDoor', { shareRef: hosted.shareRef }, dora)
    expect(list.items).toMatchObject([{ key: ticket?.id, status: 'valid', admission: null }])
    expect(JSON.stringify([door, list])).not.toMatch(/@|price|uid/i)
  })

  it('is shut for whoever is not on the team, and for whoever is removed from it', async () => {
    const hosted = await party()
    const { shareRef } = hosted
    const dora = await helper(hosted)
    const [ticket] = await buy(hosted)
    const scans = [scan({ key: ticket?.id ?? '' })]
    const knock = async (by: Person) => (await sendCall('checkInGuests', { shareRef, scans }, by)).status
    expect(await knock(await guest())).toBe(404)
    expect(await knock(dora)).toBe(200)
    await call('removeFromTeam', { shareRef, uid: dora.uid }, organiser)
    expect(await knock(dora)).toBe(404)
    expect((await sendCall('listDoor', { shareRef }, dora)).status).toBe(404)
  })
})

describe('a scan', () => {
  it('admits by the code once, says at the next where it was, and answers a repetition alike', async () => {
    const hosted = await party()
    const [dora, dan] = [await helper(hosted), await helper(hosted, 'Dan Door')]
    const [ticket] = await buy(hosted)
    const first = scan({ code: ticket?.code ?? '', gate: 'North' })
    for (let time = 0; time < 2; time++) {
      expect(await checkIn(hosted, first, dora)).toMatchObject({ outcome: 'admitted', byName: 'Dora Door' })
    }
    expect(await checkIn(hosted, scan({ code: ticket?.code ?? '', gate: 'South' }), dan)).toMatchObject({
      outcome: 'already',
      byName: 'Dora Door',
      entry: { admission: { gate: 'North', at: first.at } },
    })
    await eventually(
      () => readTally(hosted.shareRef),
      (tally) => tally.checkedIn === 1,
    )
  })

  it('of a code that is invented, changed or for another activity is refused, and the right one works at once', async () => {
    const [hosted, other] = [await party(), await party()]
    const [[ticket], [foreign]] = [await buy(hosted), await buy(other)]
    const code = ticket?.code ?? ''
    const outcomes = async (...codes: string[]) => {
      const { results } = await call(
        'checkInGuests',
        { shareRef: hosted.shareRef, scans: codes.map((it) => scan({ code: it })) },
        organiser,
      )
      return results.map((it) => it.outcome)
    }
    const forged = code.replace(ticket?.id ?? '', foreign?.id ?? '')
    expect(await outcomes('hello', forged, foreign?.code ?? '', code)).toEqual([
      'unknown',
      'unknown',
      'wrong-activity',
      'admitted',
    ])
    expect(await checkIn(hosted, scan({ key: foreign?.id ?? '' }), organiser)).toMatchObject({
      outcome: 'unknown',
      entry: null,
    })
  })

  it('of a ticket that was refunded or is disputed is refused', async () => {
    const hosted = await party()
    const [refunded, disputed, good] = await buy(hosted, 3)
    await database().doc(`tickets/${refunded?.id}`).update({ status: 'void' })
    await database().doc(`tickets/${disputed?.id}`).update({ status: 'blocked' })
    const outcomes = await Promise.all(
      [refunded, disputed, good].map((it) => checkIn(hosted, scan({ code: it?.code ?? '' }), organiser)),
    )
    expect(outcomes.map((it) => it?.outcome)).toEqual(['void', 'blocked', 'admitted'])
  })

  it('undone can be made again; the trail knows, and the number is right', async () => {
    const hosted = await party()
    const { shareRef } = hosted
    const dora = await helper(hosted)
    const [ticket] = await buy(hosted)
    const first = scan({ key: ticket?.id ?? '' })
    await checkIn(hosted, first, dora)
    const back = { ...first, shareRef, key: ticket?.id ?? '' }
    for (let time = 0; time < 2; time++) {
      expect((await call('undoCheckIn', back, dora)).entry).toMatchObject({
        status: 'valid',
        admission: null,
      })
    }
    expect(await checkIn(hosted, first, dora)).toMatchObject({ outcome: 'undone' })
    expect(await checkIn(hosted, scan({ key: ticket?.id ?? '' }), dora)).toMatchObject({
      outcome: 'admitted',
    })
    // Whoever comes late to take the first one back leaves the second.
    expect((await call('undoCheckIn', back, dora)).entry).toMatchObject({ status: 'used' })
    await eventually(
      () => readTally(shareRef),
      (tally) => tally.checkedIn === 1,
    )
    const { items } = await call('listAudit', { shareRef }, organiser)
    expect(items.filter((it) => it.kind === 'check-in-undone').map((it) => it.byName)).toEqual(['Dora Door'])
  })

  it('from a device whose clock is ahead counts from now', async () => {
    const hosted = await party()
    const [ticket] = await buy(hosted)
    const late = scan({ key: ticket?.id ?? '', at: '2099-01-01T00:00:00.000Z' })
    const result = await checkIn(hosted, late, organiser)
    expect((result?.entry?.admission?.at ?? '') < '2099').toBe(true)
  })
})

describe('the list', () => {
  it('brings what changed since, and nothing else', async () => {
    const hosted = await party()
    const { shareRef } = hosted
    const [one, other] = await buy(hosted, 2)
    const early = '2026-01-01T00:00:00.000Z'
    await database().doc(`tickets/${other?.id}`).update({ updatedAt: early })
    const { asOf } = await call('listDoor', { shareRef }, organiser)
    expect(asOf < new Date().toISOString()).toBe(true)
    await checkIn(hosted, scan({ key: one?.id ?? '', gate: 'South' }), organiser)
    const changed = await call('listDoor', { shareRef, since: asOf }, organiser)
    expect(changed.items).toMatchObject([{ key: one?.id, status: 'used', admission: { gate: 'South' } }])
  })

  it('of changes has a ticket whatever was done to it, wherever that was', async () => {
    const hosted = await party()
    const { shareRef } = hosted
    const buyer = await verifiedPerson('Bea Buyer')
    const held = await hold(hosted, buyer)
    await call('placeOrder', details(held.id), buyer)
    const key = (await call('listMyTickets', {}, buyer)).items[0]?.id ?? ''
    const first = scan({ key })
    const deeds: [() => Promise<unknown>, Partial<DoorEntry>][] = [
      [() => checkIn(hosted, first, organiser), { status: 'used' }],
      [
        () => call('undoCheckIn', { ...first, shareRef, key }, organiser),
        { status: 'valid', admission: null },
      ],
      [() => call('deleteAccount', { confirmation: DELETION_PHRASE }, buyer), { name: DELETED_NAME }],
      [() => call('changeActivityStatus', { shareRef, status: 'cancelled' }, organiser), { status: 'void' }],
    ]
    for (const [act, said] of deeds) {
      await database().doc(`tickets/${key}`).update({ updatedAt: '2026-01-01T00:00:00.000Z' })
      const { asOf } = await call('listDoor', { shareRef }, organiser)
      await act()
      const changed = await eventually(
        async () => (await call('listDoor', { shareRef, since: asOf }, organiser)).items,
        (items) => items.length > 0,
        30,
      )
      expect(changed).toMatchObject([{ key, ...said }])
    }
  })

  it('of an activity without tickets is of those who go, with whom they bring', async () => {
    const open = await hosted(
      { audience: 'public', ticketTypes: [], rsvp: { capacity: null, plusOnes: 2, needsApproval: false } },
      organiser,
    )
    const { shareRef } = open
    const [ada, ivo] = [await verifiedPerson('Ada Answer'), await verifiedPerson('Ivo Interested')]
    await ask('answerRsvp', { body: { shareRef, response: 'going', guests: 2 } }, ada)
    await ask('answerRsvp', { body: { shareRef, response: 'interested' } }, ivo)
    const { items } = await call('listDoor', { shareRef }, organiser)
    expect(items).toMatchObject([{ kind: 'rsvp', name: 'Ada Answer', guests: 2, status: 'valid' }])
    expect(await checkIn(open, scan({ key: items[0]?.key ?? '' }), organiser)).toMatchObject({
      outcome: 'admitted',
    })
    expect(await checkIn(open, scan({ key: `rsvp:${ivo.uid}` }), organiser)).toMatchObject({
      outcome: 'void',
    })
    await eventually(
      () => readTally(shareRef),
      (tally) => tally.checkedIn === 3,
    )
    const answers = (await ask('listRsvpsOfActivity', { query: { shareRef } }, organiser)).items
    expect(answers.find((it) => it.uid === ada.uid)?.atDoor).toMatchObject({
      status: 'used',
      byName: 'Olga Organiser',
    })
    expect(answers.find((it) => it.uid === ivo.uid)?.atDoor).toBeNull()
    const since = '2026-01-01T00:00:00.000Z'
    const changed = await call('listDoor', { shareRef, since }, organiser)
    expect(changed.items.find((it) => it.name === 'Ada Answer')).toMatchObject({ status: 'used' })
  })
})

describe('a walk-in', () => {
  it('takes a place as a buyer does, is in at once, and is added once', async () => {
    const hosted = await party()
    const { shareRef } = hosted
    const dora = await helper(hosted)
    const wanda = walkIn({ ticketTypeRef: firstType(hosted), paidCash: true })
    const { entry } = await call('addWalkIn', { shareRef, ...wanda }, dora)
    expect(entry).toMatchObject({ kind: 'ticket', name: 'Wanda Walk', status: 'used' })
    expect((await call('addWalkIn', { shareRef, ...wanda }, dora)).entry.key).toBe(entry.key)
    expect(await countFree(shareRef, firstType(hosted))).toBe(4)
    await eventually(
      () => readTally(shareRef),
      (tally) => tally.checkedIn === 1 && tally.door.walkIns === 1 && tally.money.total === 0,
    )
    const { items } = await call('listAttendees', { shareRef, search: 'wanda' }, organiser)
    expect(items).toMatchObject([{ fullName: 'Wanda Walk', total: 0, status: 'confirmed' }])
  })

  it('is refused when no place is left, and can be added without one', async () => {
    const hosted = await party()
    const { shareRef } = hosted
    await buy(hosted, 5)
    const refused = await sendCall(
      'addWalkIn',
      { shareRef, ...walkIn({ ticketTypeRef: firstType(hosted) }) },
      organiser,
    )
    expect(problemIn(refused).code).toBe('sold-out')
    const { entry } = await call('addWalkIn', { shareRef, ...walkIn({ name: 'Crew' }) }, organiser)
    expect(entry).toMatchObject({ kind: 'walk-in', name: 'Crew', status: 'used' })
    const { items } = await call('listDoor', { shareRef }, organiser)
    expect(items.filter((it) => it.kind === 'walk-in')).toMatchObject([{ name: 'Crew' }])
  })
})

describe('what a helper did', () => {
  it('is in the export of their account, and stays without their name when it is deleted', async () => {
    const hosted = await party()
    const { shareRef } = hosted
    const [dan, [ticket]] = [await verifiedPerson('Danila Door'), await buy(hosted)]
    const { link } = await call('inviteToTeam', { shareRef, role: 'door' }, organiser)
    await call('joinTeam', { shareRef, token: new URL(link).searchParams.get('join') ?? '' }, dan)
    await checkIn(hosted, scan({ key: ticket?.id ?? '', gate: 'North' }), dan)
    const exported = await ask('exportAccount', {}, dan)
    expect(exported.door).toMatchObject([{ shareRef, acts: [{ did: 'admitted', gate: 'North' }] }])
    await call('deleteAccount', { confirmation: DELETION_PHRASE }, dan)
    const kept = database().doc(`activities/${shareRef}/checkIns/${ticket?.id}`)
    const names = await eventually(
      async () => JSON.stringify((await kept.get()).get('log')),
      (log) => log.includes(DELETED_NAME),
      30,
    )
    expect(names).not.toContain('Danila')
    expect(await checkIn(hosted, scan({ key: ticket?.id ?? '' }), organiser)).toMatchObject({
      outcome: 'already',
      byName: DELETED_NAME,
    })
  })
})
