import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  details,
  draft,
  draftContent,
  firstType,
  hold,
  hosted,
  promoCode,
  ticketType,
} from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { readOrder } from '../../support/database'
import { scan, walkIn } from '../../support/door'
import { refund } from '../../support/refunds'
import { verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'

let person: Person
let party: Hosted
let orderId: string

beforeAll(async () => {
  person = await verifiedPerson('Stan Stated')
  party = await hosted({ ticketTypes: [ticketType()], promocodes: [promoCode()] }, person)
  orderId = (await hold(party, person)).id
})

const holdInput = () => ({
  shareRef: party.shareRef,
  items: [{ ticketTypeRef: firstType(party), quantity: 1 }],
  idempotencyKey: randomUUID(),
})

describe('what is the server’s to say', () => {
  it.each([
    ['organiser', { uid: 'somebody' }],
    ['organiserUid', 'somebody'],
    ['shareRef', 'abcdefghjk'],
    ['acceptsPayments', true],
    ['fee', { mode: 'absorb', basisPoints: 0, fixed: 0 }],
    ['currency', 'eur'],
    ['counts', { going: 1000, interested: 0 }],
    ['left', {}],
    ['startsAt', '2026-12-01T18:30:00.000Z'],
    ['publishedAt', '2026-12-01T18:30:00.000Z'],
    ['communityId', 'c1'],
    ['payoutAccountId', 'acct_1'],
    ['sourceKeys', ['k']],
    ['rushUntil', '2026-12-01T18:30:00.000Z'],
  ])('%s is refused in an activity, new or saved', async (key, value) => {
    const wrong = { body: { ...draft(), [key]: value } }
    for (const answer of [
      await send('createActivity', wrong, person),
      await send('updateActivity', { ...wrong, params: { shareRef: party.shareRef } }, person),
    ]) {
      expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: key }] })
    }
  })

  it.each(['sold', 'left', 'held', 'saleStartsInstant', 'saleEndsInstant'])(
    '%s is refused in a ticket type',
    async (key) => {
      const body = { ...draft(), ticketTypes: [{ ...ticketType(), [key]: 1 }] }
      const answer = await send('createActivity', { body }, person)
      expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: `ticketTypes.0.${key}` }] })
    },
  )

  it.each(['cancelled', 'deleted', 'inactive', 'sold-out'])('%s is no status to create', async (status) => {
    const answer = await send('createActivity', { body: { ...draft(), status } }, person)
    expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: 'status' }] })
  })

  it.each([
    'price',
    'unitPrice',
    'total',
    'fee',
    'currency',
    'buyerUid',
    'status',
    'expiresAt',
    'promo',
    'openedBy',
    'asked',
    'cancellation',
  ])('%s is refused in an order, and the price stays the organiser’s', async (key) => {
    const input = holdInput()
    const answers = [
      await sendCall('holdTickets', { ...input, [key]: 1 }, person),
      await sendCall('placeOrder', { ...details(orderId), [key]: 1 }, person),
      await sendCall('applyPromoCode', { orderId, code: 'EARLY', [key]: 1 }, person),
    ]
    for (const answer of answers) {
      expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: key }] })
    }
    const items = input.items.map((item) => ({ ...item, [key]: 1 }))
    const inItem = await sendCall('holdTickets', { ...input, items }, person)
    expect(problemIn(inItem)).toMatchObject({ status: 400, errors: [{ path: `items.0.${key}` }] })
    expect((await readOrder(orderId)).buyerUid).toBe(person.uid)
  })

  it.each([
    'uid',
    'organiserUid',
    'shownName',
    'createdAt',
    'state',
    'seating',
    'spotIds',
    'offerEndsAt',
    'waitingSince',
    'invitationId',
  ])('%s is refused in an answer', async (key) => {
    const right = { shareRef: party.shareRef, response: 'interested' } as const
    const answer = await send('answerRsvp', { body: { ...right, [key]: 'x' } }, person)
    expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: key }] })
    expect((await ask('answerRsvp', { body: right }, person)).response).toBe('interested')
  })

  it.each(['uid', 'state', 'waitingSince', 'stockIds', 'endsAt', 'offers'])(
    '%s is refused of a place in a line, and so is a line for what is there',
    async (key) => {
      const right = { shareRef: party.shareRef, ticketTypeRef: firstType(party), quantity: 1 }
      const answer = await sendCall('joinWaitList', { ...right, [key]: 'x' }, person)
      expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: key }] })
      expect(problemIn(await sendCall('joinWaitList', right, person)).code).toBe('conflict')
    },
  )

  it.each(['uid', 'accountId', 'balance', 'currency', 'organiserUid'])(
    '%s is refused of payouts, which are the person’s own',
    async (key) => {
      for (const name of ['readPayoutBalance', 'listPayouts', 'openPayoutDashboard'] as const) {
        const answer = await sendCall(name, { [key]: 'x' }, person)
        expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: key }] })
      }
      const nothing = { items: [], nextCursor: null, isCurrent: true }
      expect(await call('listPayouts', {}, person)).toEqual(nothing)
    },
  )

  it.each(['uid', 'state', 'key', 'number', 'ahead', 'endsAt', 'pass'])(
    '%s is refused of a place in a waiting room',
    async (key) => {
      const right = { shareRef: party.shareRef }
      const answer = await sendCall('enterWaitingRoom', { ...right, [key]: 1 }, person)
      expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: key }] })
      expect((await call('enterWaitingRoom', right, person)).state).toBe('open')
    },
  )

  it.each(['uid', 'photoURL', 'createdAt', 'email', 'payout', 'chose', 'notifications'])(
    '%s is refused in a profile, which stays as it is',
    async (key) => {
      const before = await ask('readProfile', { query: {} }, person)
      const answer = await sendCall('updateProfile', { bio: 'Mine', [key]: 'x' }, person)
      expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: key }] })
      expect(await ask('readProfile', { query: {} }, person)).toEqual(before)
    },
  )

  it.each(['status', 'price', 'fields', 'model', 'instruction', 'creationType'])(
    '%s is refused in what a draft is made from',
    async (key) => {
      const right = { description: 'A walk by the river', timezone: 'UTC' }
      for (const answer of [
        await send('generateActivity', { body: { ...right, [key]: 'x' } }, person),
        await sendCall('generateActivity', { ...right, [key]: 'x' }, person),
      ]) {
        expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: key }] })
      }
    },
  )

  it.each(['url', 'host', 'previewUrl'])('%s is refused in a picture to take over', async (key) => {
    const answer = await sendCall('useGif', { id: 'confetti', [key]: 'https://evil.example/x.gif' }, person)
    expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: key }] })
  })

  it.each(['byUid', 'at', 'organiserUid'])('%s is refused in a note', async (key) => {
    const right = { shareRef: party.shareRef, orderId, text: 'Vegan' }
    const answer = await sendCall('writeNote', { ...right, [key]: 'x' }, person)
    expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: key }] })
  })

  it.each(['fee', 'status', 'by', 'ticketIds', 'stripeRefundId'])(
    '%s is refused in a refund',
    async (key) => {
      const right = { shareRef: party.shareRef, orderId, ...refund() }
      const answer = await sendCall('refundOrder', { ...right, [key]: 'x' }, person)
      expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: key }] })
    },
  )

  it.each(['disputeId', 'evidence', 'status'])('%s is refused in an answer to a dispute', async (key) => {
    const right = { shareRef: party.shareRef, orderId, remark: '' }
    const answer = await sendCall('submitEvidence', { ...right, [key]: 'x' }, person)
    expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: key }] })
  })

  it.each(['views', 'source', 'day', 'viewer'])('%s is refused in a view', async (key) => {
    const answer = await send('recordView', { body: { shareRef: party.shareRef, [key]: 'x' } }, null)
    expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: key }] })
  })

  it.each(['tickets', 'refunds', 'security', 'uid'])('%s is no choice of mails', async (key) => {
    const answer = await sendCall('chooseNotifications', { sales: true, [key]: false }, person)
    expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: key }] })
  })

  it.each(['ownerUid', 'version', 'savedAt', 'sweepAt'])('%s is refused in a draft', async (stated) => {
    const right = { key: `draft-${randomUUID()}`, draft: draftContent(), basis: 0 }
    const answer = await sendCall('saveDraft', { ...right, [stated]: 9 }, person)
    expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: stated }] })
    expect((await call('saveDraft', right, person)).version).toBe(1)
  })

  it('an order that states nothing of this is held for the person who asks', async () => {
    const order = await call('holdTickets', holdInput(), person)
    expect([order.status, order.buyerUid]).toEqual(['held', person.uid])
  })
})

describe('at the door', () => {
  it.each([
    ['status', 'used'],
    ['byUid', 'somebody'],
    ['byName', 'Somebody else'],
    ['outcome', 'admitted'],
  ])('nobody says the %s of a scan', async (key, value) => {
    const { shareRef, organiser } = party
    const send = (over: object) =>
      sendCall('checkInGuests', { shareRef, scans: [{ ...scan(), ...over }] }, organiser)
    expect(problemIn(await send({ [key]: value })).code).toBe('invalid-input')
    expect((await send({})).status).toBe(200)
  })

  it('nobody says what a walk-in pays, only that they did', async () => {
    const { shareRef, organiser } = party
    const answer = await sendCall('addWalkIn', { shareRef, ...walkIn(), cash: 1 }, organiser)
    expect(problemIn(answer).code).toBe('invalid-input')
  })
})
