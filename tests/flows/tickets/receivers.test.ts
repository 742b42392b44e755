import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ActivitySave } from 'functions/contract/activities/activity-save'
import type { Activity } from 'functions/contract/activities/activity'
import { changeActivityStatus } from '../../../functions/src/actions/activities/change-activity-status'
import { chooseNotifications } from '../../../functions/src/actions/accounts/choose-notifications'
import { closeActivity } from '../../../functions/src/actions/activities/close-activity'
import { deliverUpdate } from '../../../functions/src/actions/updates/deliver-update'
import { listMyTickets } from '../../../functions/src/actions/tickets/list-my-tickets'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import { readActivityForEdit } from '../../../functions/src/actions/activities/read-activity'
import { sendTicket, takeBackTicket } from '../../../functions/src/actions/tickets/send-ticket'
import { sendUpdate } from '../../../functions/src/actions/updates/send-update'
import { recordSignIn } from '../../../functions/src/actions/accounts/sign-in'
import { updateActivity } from '../../../functions/src/actions/activities/update-activity'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { details, ticketType } from '../../support/activities'
import { database } from '../../support/database'
import { actor, published, startInProcess, stopInProcess } from '../../support/in-process'
import { heldFor, inMinutes } from '../../support/in-process-orders'

beforeAll(startInProcess)
afterAll(stopInProcess)

const now = () => inMinutes(0)
const address = () => `${randomUUID()}@example.com`
const selling = () => published({ ticketTypes: [ticketType()] })

/** Subjects and links of what was mailed to an address beside the ticket itself. */
async function newsTo(email: string) {
  const found = await database().collection('outbox').where('to', 'array-contains', email).get()
  const news = found.docs.filter((doc) => doc.id.startsWith('update-'))
  return news.map((doc) => ({
    subject: String(doc.get('message.subject')),
    text: String(doc.get('message.text')),
  }))
}
const subjectsTo = async (email: string) => (await newsTo(email)).map(({ subject }) => subject)

/** A buyer of free tickets, by their address. */
async function bought(activity: Activity, quantity = 1) {
  const [buyer, email] = [actor(), address()]
  const { id } = await heldFor(buyer, activity, quantity)
  await placeOrder(buyer, details(id, email), now())
  return { buyer, email, ticketIds: Array.from({ length: quantity }, (_, n) => `${id}-${n + 1}`) }
}

const send = (by: Actor, ticketId: string, email: string) =>
  sendTicket(by, { ticketId, to: { fullName: 'Rita Receiver', email } }, now())

async function tell(
  { organiser, activity }: Awaited<ReturnType<typeof published>>,
  about: 'update' | 'changed',
) {
  const { shareRef } = activity
  const words = {
    to: ['going' as const, 'ticket-holders' as const],
    subject: 'Bring a lamp',
    text: 'It gets dark.',
    about,
  }
  const { id } = await sendUpdate(organiser, { shareRef, ...words, idempotencyKey: randomUUID() }, now())
  await Promise.all([1, 2].map(() => deliverUpdate(shareRef, id, now())))
}

describe('somebody who was sent a ticket', () => {
  it('gets what those with tickets are written, once, and so does who bought it', async () => {
    const party = await selling()
    const { buyer, email, ticketIds } = await bought(party.activity, 3)
    const [first, second] = [address(), address()]
    await send(buyer, ticketIds[0] ?? '', first)
    await send(buyer, ticketIds[1] ?? '', first)
    await send(buyer, ticketIds[2] ?? '', second)
    await tell(party, 'update')
    for (const to of [first, second, email]) {
      expect(await subjectsTo(to)).toEqual([`Bring a lamp (${party.activity.title})`])
    }
  })

  it('and has none any more is told nothing, nor is who sent it on; whom it went to is', async () => {
    const party = await selling()
    const { buyer, ticketIds } = await bought(party.activity, 2)
    const [takenBack, other] = [address(), address()]
    await send(buyer, ticketIds[0] ?? '', takenBack)
    await takeBackTicket(buyer, ticketIds[0] ?? '', now())
    const receiver = { ...actor('verified'), email: address() }
    await recordSignIn(receiver, {}, now())
    await send(buyer, ticketIds[1] ?? '', receiver.email)
    const [theirs] = (await listMyTickets({ ...receiver, provenEmail: receiver.email }, {}, now())).items
    await send(receiver, theirs?.id ?? '', other)
    await tell(party, 'changed')
    expect(await subjectsTo(takenBack)).toEqual([])
    expect(await subjectsTo(receiver.email)).toEqual([])
    expect(await subjectsTo(other)).toHaveLength(1)
  })

  it('may choose to get no updates, and hears of a change all the same', async () => {
    const party = await selling()
    const { buyer, ticketIds } = await bought(party.activity)
    const receiver = { ...actor('verified'), email: address() }
    await recordSignIn(receiver, {}, now())
    await send(buyer, ticketIds[0] ?? '', receiver.email)
    await listMyTickets({ ...receiver, provenEmail: receiver.email }, {}, now())
    await chooseNotifications(receiver, { updates: false }, now())
    await tell(party, 'update')
    expect(await subjectsTo(receiver.email)).toEqual([])
    await tell(party, 'changed')
    expect(await subjectsTo(receiver.email)).toHaveLength(1)
  })

  it('hears once that it is cancelled, who bought it by their own mail alone', async () => {
    const { organiser, activity } = await selling()
    const { buyer, email, ticketIds } = await bought(activity, 2)
    const receiver = address()
    await send(buyer, ticketIds[0] ?? '', receiver)
    await changeActivityStatus(organiser, { shareRef: activity.shareRef, status: 'cancelled' }, now())
    for (let n = 0; n < 2; n++) await closeActivity(activity.shareRef, now())
    expect(await subjectsTo(receiver)).toEqual([`Cancelled: ${activity.title}`])
    expect(await subjectsTo(email)).toEqual([])
  })

  it('is led to their ticket where the activity is not for everybody to see', async () => {
    const party = await selling()
    const { buyer, ticketIds } = await bought(party.activity)
    const receiver = address()
    await send(buyer, ticketIds[0] ?? '', receiver)
    const { organiser, activity } = party
    const { draft } = await readActivityForEdit(organiser, activity.shareRef)
    const save = ActivitySave.parse({ ...draft, audience: 'private' })
    await updateActivity(organiser, activity.shareRef, save, now())
    await tell(party, 'update')
    expect((await newsTo(receiver))[0]?.text).toContain('/app/tickets/sent/')
  })
})
