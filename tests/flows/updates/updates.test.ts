import { randomUUID } from 'node:crypto'
import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ActivitySave } from 'functions/contract/activities/activity-save'
import type { Activity } from 'functions/contract/activities/activity'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import type { RsvpAnswer } from 'functions/contract/rsvps/rsvp'
import { UPDATES_A_DAY } from 'functions/contract/updates/update'
import type { RecipientGroup } from 'functions/contract/updates/update'
import { acceptInvitation } from '../../../functions/src/actions/invitations/accept-invitation'
import { answerRsvp } from '../../../functions/src/actions/rsvps/answer-rsvp'
import { changeActivityStatus } from '../../../functions/src/actions/activities/change-activity-status'
import { chooseNotifications } from '../../../functions/src/actions/accounts/choose-notifications'
import { closeActivity } from '../../../functions/src/actions/activities/close-activity'
import { deliverUpdate, sweepUpdates } from '../../../functions/src/actions/updates/deliver-update'
import { holdTickets } from '../../../functions/src/actions/orders/hold-tickets'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import { readActivityForEdit } from '../../../functions/src/actions/activities/read-activity'
import { sweepReminders } from '../../../functions/src/actions/updates/remind'
import { sendRsvp } from '../../../functions/src/actions/rsvps/send-rsvp'
import { listUpdates, sendUpdate } from '../../../functions/src/actions/updates/send-update'
import { recordSignIn } from '../../../functions/src/actions/accounts/sign-in'
import { updateActivity } from '../../../functions/src/actions/activities/update-activity'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { adminApp } from '../../../functions/src/admin-app'
import { addressHash } from '../../../functions/src/store/invitations/invitations'
import { minutesAfter } from '../../../functions/src/domain/wall-time'
import { details, ticketType } from '../../support/activities'
import { database } from '../../support/database'
import { rsvpDocument } from '../../support/documents'
import { actor, outcomes, published, startInProcess, stopInProcess } from '../../support/in-process'

beforeAll(startInProcess)
afterAll(stopInProcess)

const now = () => new Date().toISOString()

/** Somebody with an account and an address. */
async function person(): Promise<Actor & { email: string }> {
  const somebody = { ...actor('verified'), email: `${randomUUID()}@example.com` }
  await recordSignIn(somebody, {}, now())
  return somebody
}

const answer = (by: Actor, { shareRef }: Activity, response: RsvpAnswer, at = now()) =>
  answerRsvp(by, { shareRef, response }, at)

/** Everything that was sent to an address: subjects and headers. */
async function mailsTo(email: string) {
  const found = await database().collection('outbox').where('to', 'array-contains', email).get()
  return found.docs.map((doc) => ({
    subject: String(doc.get('message.subject')),
    text: String(doc.get('message.text')),
    headers: doc.get('headers') as Record<string, string> | undefined,
  }))
}
const subjectsTo = async (email: string) => (await mailsTo(email)).map((mail) => mail.subject)

function write(
  by: Actor,
  { shareRef }: Activity,
  to: RecipientGroup[],
  idempotencyKey: string = randomUUID(),
) {
  const words = { subject: 'Bring a lamp', text: 'It gets dark.', about: 'update' } as const
  return sendUpdate(by, { shareRef, to, ...words, idempotencyKey }, now())
}

async function buy(buyer: Actor, { shareRef, ticketTypes: [type] }: Activity, email: string) {
  const items = [{ ticketTypeRef: type?.shareRef ?? '', quantity: 1 }]
  const { id } = await holdTickets(buyer, { shareRef, items, idempotencyKey: randomUUID() }, now())
  await placeOrder(buyer, details(id, email), now())
}

async function change(organiser: Actor, { shareRef }: Activity, over: Partial<ActivitySaveInput>) {
  const { draft } = await readActivityForEdit(organiser, shareRef)
  return updateActivity(organiser, shareRef, ActivitySave.parse({ ...draft, ...over }), now())
}

describe('an update', () => {
  it('reaches the chosen groups once each, whoever delivers it how often', async () => {
    const { organiser, activity } = await published({ ticketTypes: [ticketType()] })
    const [goer, fan, absent, buyer] = [await person(), await person(), await person(), await person()]
    await answer(goer, activity, 'going')
    await answer(fan, activity, 'interested')
    await answer(absent, activity, 'not-going')
    await buy(buyer, activity, buyer.email)
    const { id } = await write(organiser, activity, ['going', 'interested', 'ticket-holders'])
    await Promise.all([1, 2, 3].map(() => deliverUpdate(activity.shareRef, id, now())))
    await sweepUpdates(minutesAfter(now(), 10))
    const subject = `Bring a lamp (${activity.title})`
    expect(await subjectsTo(goer.email)).toEqual([subject])
    expect(await subjectsTo(fan.email)).toEqual([subject])
    expect(await subjectsTo(absent.email)).toEqual([])
    expect((await subjectsTo(buyer.email)).filter((it) => it === subject)).toHaveLength(1)
    const [info] = (await listUpdates(organiser, activity)).items
    expect(info).toMatchObject({ id, status: 'sent', sentCount: 3 })
  })

  it('goes on where it was stopped, over pages', async () => {
    const { organiser, activity } = await published({})
    const crowd = Array.from({ length: 130 }, () => randomUUID())
    const batch = database().batch()
    for (const uid of crowd) {
      const rsvp = rsvpDocument(activity.shareRef, uid, organiser.uid)
      batch.set(database().doc(`activities/${activity.shareRef}/rsvps/${uid}`), rsvp)
      const account = { uid, email: `${uid}@example.com`, createdAt: now(), lastSignInAt: now() }
      const payout = { status: 'none', requirementsDue: [] }
      batch.set(database().doc(`users/${uid}/private/account`), { ...account, payout })
    }
    await batch.commit()
    const { id } = await write(organiser, activity, ['going'])
    await Promise.all([
      deliverUpdate(activity.shareRef, id, now()),
      deliverUpdate(activity.shareRef, id, now()),
    ])
    const [info] = (await listUpdates(organiser, activity)).items
    expect(info).toMatchObject({ status: 'sent', sentCount: 130 })
    expect(await subjectsTo(`${crowd[129]}@example.com`)).toHaveLength(1)
  })

  it('is not for those who chose to get none, and carries the way to choose so', async () => {
    const { organiser, activity } = await published({})
    const [wants, doesNot] = [await person(), await person()]
    await chooseNotifications(doesNot, { updates: false }, now())
    for (const goer of [wants, doesNot]) await answer(goer, activity, 'going')
    const { id } = await write(organiser, activity, ['going'])
    await deliverUpdate(activity.shareRef, id, now())
    const [mail] = await mailsTo(wants.email)
    expect(mail?.headers?.['List-Unsubscribe']).toContain('/app/mail/unsubscribe?')
    expect(await mailsTo(doesNot.email)).toEqual([])
  })

  it('is sent once under its key; the key with other words is refused', async () => {
    const { organiser, activity } = await published({})
    const key = randomUUID()
    const [first, again] = [
      await write(organiser, activity, ['going'], key),
      await write(organiser, activity, ['going'], key),
    ]
    expect(again.id).toBe(first.id)
    expect(await outcomes([write(organiser, activity, ['interested'], key)])).toEqual({ 'already-used': 1 })
  })

  it('is one of few in a day, and the organiser’s to write', async () => {
    const { organiser, activity } = await published({})
    for (let n = 0; n < UPDATES_A_DAY; n++) await write(organiser, activity, ['going'])
    expect(await outcomes([write(organiser, activity, ['going'])])).toEqual({ 'too-many-requests': 1 })
    expect(await outcomes([write(actor('verified'), activity, ['going'])])).toEqual({ 'not-found': 1 })
  })

  it('is shown to those it was meant for', async () => {
    const { organiser, activity } = await published({})
    const [goer, fan] = [await person(), await person()]
    await answer(goer, activity, 'going')
    await answer(fan, activity, 'interested')
    await write(organiser, activity, ['going'])
    const shown = async (by: Actor) => (await listUpdates(by, activity)).items.map((it) => it.sentCount)
    expect([await shown(goer), await shown(fan), await shown(organiser)]).toEqual([[null], [], [0]])
  })
})

describe('a cancelled activity', () => {
  it('tells everybody who answered once, those who go without a choice; ticket holders by their own mail', async () => {
    const { organiser, activity } = await published({ ticketTypes: [ticketType()] })
    const [goer, fan, buyer] = [await person(), await person(), await person()]
    await chooseNotifications(goer, { updates: false }, now())
    await answer(goer, activity, 'going')
    await answer(fan, activity, 'interested')
    await buy(buyer, activity, buyer.email)
    await changeActivityStatus(organiser, { shareRef: activity.shareRef, status: 'cancelled' }, now())
    await Promise.all([1, 2].map(() => closeActivity(activity.shareRef, now())))
    await closeActivity(activity.shareRef, now())
    const subject = `Cancelled: ${activity.title}`
    expect(await subjectsTo(goer.email)).toEqual([subject])
    expect(await subjectsTo(fan.email)).toEqual([subject])
    expect((await subjectsTo(buyer.email)).filter((it) => it.startsWith('Cancelled'))).toEqual([subject])
  })

  it('that is over tells nobody', async () => {
    const { organiser, activity } = await published({})
    const goer = await person()
    await answer(goer, activity, 'going')
    await changeActivityStatus(organiser, { shareRef: activity.shareRef, status: 'cancelled' }, now())
    await closeActivity(activity.shareRef, activity.endsAt)
    expect(await subjectsTo(goer.email)).toEqual([])
  })
})

describe('those who were invited by mail', () => {
  const invite = (organiser: Actor, { shareRef }: Activity, ...emails: string[]) =>
    sendRsvp(organiser, { shareRef, emails, connections: [], message: '' }, randomUUID(), now())
  const token = (text: string) => /invitation=([\w.-]+)/.exec(text)?.[1] ?? ''

  it('hear once that it is cancelled, unless they answered otherwise or want no invitations', async () => {
    const { organiser, activity } = await published({ audience: 'private', ticketTypes: [ticketType()] })
    const { shareRef } = activity
    const [silent, refusing] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
    const [going, absent, buyer] = [await person(), await person(), await person()]
    await invite(organiser, activity, silent, refusing, going.email, absent.email, buyer.email)
    for (const invited of [going, absent, buyer]) {
      const [mail] = await mailsTo(invited.email)
      await acceptInvitation(invited, { shareRef, token: token(mail?.text ?? '') }, now())
    }
    await answer(going, activity, 'going')
    await answer(absent, activity, 'not-going')
    await buy(buyer, activity, buyer.email)
    await database()
      .doc(`invitationRefusals/${addressHash(refusing)}`)
      .set({ at: now() })
    await changeActivityStatus(organiser, { shareRef, status: 'cancelled' }, now())
    await Promise.all([1, 2].map(() => closeActivity(shareRef, now())))
    const cancelled = async (email: string) =>
      (await subjectsTo(email)).filter((subject) => subject.startsWith('Cancelled')).length
    expect([await cancelled(silent), await cancelled(going.email), await cancelled(buyer.email)]).toEqual([
      1, 1, 1,
    ])
    expect([await cancelled(refusing), await cancelled(absent.email)]).toEqual([0, 0])
  })

  it('can be written to, with their invitation and the way to end such mails', async () => {
    const { organiser, activity } = await published({ audience: 'private' })
    const silent = `${randomUUID()}@example.com`
    await invite(organiser, activity, silent)
    const { id } = await write(organiser, activity, ['invited'])
    await deliverUpdate(activity.shareRef, id, now())
    const mail = (await mailsTo(silent)).find((it) => it.subject.startsWith('Bring a lamp'))
    expect(token(mail?.text ?? '')).toMatch(/^mail-/)
    expect(mail?.headers?.['List-Unsubscribe']).toContain('uid=address-')
  })

  it('get one mail as whoever they have become since: by their answer, their ticket or the invitation', async () => {
    const { organiser, activity } = await published({ ticketTypes: [ticketType()] })
    const [goer, buyer, absent, silent] = [await person(), await person(), await person(), await person()]
    for (const { uid, email } of [goer, buyer, absent, silent]) {
      await getAuth(adminApp()).createUser({ uid, email, emailVerified: true })
    }
    await invite(organiser, activity, goer.email, buyer.email, absent.email, silent.email)
    await answer(goer, activity, 'going')
    await answer(absent, activity, 'not-going')
    await buy(buyer, activity, buyer.email.toUpperCase())
    const { id } = await write(organiser, activity, ['invited', 'going', 'ticket-holders'])
    await Promise.all([1, 2].map(() => deliverUpdate(activity.shareRef, id, now())))
    const updates = async ({ email }: { email: string }) =>
      [...(await subjectsTo(email)), ...(await subjectsTo(email.toUpperCase()))].filter((it) =>
        it.startsWith('Bring a lamp'),
      ).length
    const counts = await Promise.all([goer, buyer, absent, silent].map(updates))
    expect(counts).toEqual([1, 1, 0, 1])
  })

  it('hear it by the invitation of a connection as well, once, if they take invitations', async () => {
    const { organiser, activity } = await published({ audience: 'private' })
    const [friend, quiet] = [await person(), await person()]
    await recordSignIn(organiser, {}, now())
    for (const { uid } of [friend, quiet]) {
      const uids = [organiser.uid, uid].toSorted()
      const connection = { uids, requestedBy: uid, isAccepted: true, since: now() }
      await database()
        .doc(`connections/${uids.join('_')}`)
        .set(connection)
    }
    const connections = [friend.uid, quiet.uid]
    const input = { shareRef: activity.shareRef, emails: [friend.email], connections, message: '' }
    await sendRsvp(organiser, input, randomUUID(), now())
    await chooseNotifications(quiet, { invitations: false }, now())
    const { id } = await write(organiser, activity, ['invited'])
    await deliverUpdate(activity.shareRef, id, now())
    const updates = async ({ email }: { email: string }) =>
      (await subjectsTo(email)).filter((it) => it.startsWith('Bring a lamp')).length
    expect([await updates(friend), await updates(quiet)]).toEqual([1, 0])
    expect((await listUpdates(friend, activity)).items).toMatchObject([{ id }])
  })
})

describe('a change of a running activity', () => {
  it('is offered to be told where it matters and somebody is there to hear it', async () => {
    const { organiser, activity } = await published({})
    const later = { endDate: `${activity.endDate.slice(0, 11)}22:00` }
    expect((await change(organiser, activity, later)).mayTell).toBeUndefined()
    await answer(actor(), activity, 'interested')
    expect((await change(organiser, activity, { title: 'Another name' })).mayTell).toBeUndefined()
    const place = { name: 'New mill', address: '2 River Street' }
    const moved = await change(organiser, activity, { location: place, endDate: activity.endDate })
    expect(moved.mayTell).toEqual({ changed: ['when', 'where'], people: 1, invited: 0 })
  })
})

describe('a change that only those who were invited would want to know', () => {
  it('is offered to be told, until they have answered', async () => {
    const { organiser, activity } = await published({})
    const input = { shareRef: activity.shareRef, connections: [], message: '' }
    const invited = await person()
    await sendRsvp(organiser, { ...input, emails: [invited.email] }, randomUUID(), now())
    const later = { endDate: `${activity.endDate.slice(0, 11)}22:00` }
    const { mayTell } = await change(organiser, activity, later)
    expect(mayTell).toEqual({ changed: ['when'], people: 0, invited: 1 })
    const [mail] = await mailsTo(invited.email)
    const token = /invitation=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await acceptInvitation(invited, { shareRef: activity.shareRef, token }, now())
    await answer(invited, activity, 'not-going')
    expect((await change(organiser, activity, { endDate: activity.endDate })).mayTell).toBeUndefined()
  })
})

describe('a reminder', () => {
  const remindAt = async (at: string, { shareRef, startsAt }: Activity) => {
    await sweepReminders(at)
    for (const kind of ['reminder-day', 'reminder-hour']) {
      await deliverUpdate(shareRef, `${kind}-${Date.parse(startsAt)}`, at)
    }
  }

  it('comes a day and an hour before, once each, to those who go', async () => {
    const { activity } = await published({})
    const [goer, fan] = [await person(), await person()]
    await answer(goer, activity, 'going')
    await answer(fan, activity, 'interested')
    const before = (minutes: number) => minutesAfter(activity.startsAt, -minutes)
    await remindAt(before(24 * 60 + 5), activity)
    expect(await subjectsTo(goer.email)).toEqual([])
    for (const minutes of [24 * 60 - 1, 24 * 60 - 6, 24 * 60 - 11]) await remindAt(before(minutes), activity)
    expect(await subjectsTo(goer.email)).toEqual([`A day to go: ${activity.title}`])
    for (const minutes of [59, 54]) await remindAt(before(minutes), activity)
    expect((await subjectsTo(goer.email)).toSorted()).toEqual(
      [`A day to go: ${activity.title}`, `An hour to go: ${activity.title}`].toSorted(),
    )
    expect(await subjectsTo(fan.email)).toEqual([])
  })

  it('is none for who has only just said that they go, nor for who wants none', async () => {
    const { activity } = await published({})
    const [late, quiet] = [await person(), await person()]
    await chooseNotifications(quiet, { reminders: false }, now())
    await answer(quiet, activity, 'going')
    const at = minutesAfter(activity.startsAt, -24 * 60 + 2)
    await answer(late, activity, 'going', minutesAfter(at, -1))
    await remindAt(at, activity)
    expect([await subjectsTo(late.email), await subjectsTo(quiet.email)]).toEqual([[], []])
  })

  it('comes again for another start, and not for one that is no more', async () => {
    const { organiser, activity } = await published({})
    const goer = await person()
    await answer(goer, activity, 'going')
    const old = minutesAfter(activity.startsAt, -24 * 60 + 1)
    // Queued, and the start moves before it is delivered.
    await sweepReminders(old)
    const startDate = `${activity.startDate.slice(0, 11)}19:30`
    await change(organiser, activity, { startDate })
    await deliverUpdate(activity.shareRef, `reminder-day-${Date.parse(activity.startsAt)}`, old)
    expect(await subjectsTo(goer.email)).toEqual([])
    const moved = { ...activity, startsAt: minutesAfter(activity.startsAt, 60) }
    await remindAt(minutesAfter(moved.startsAt, -24 * 60 + 1), moved)
    expect(await subjectsTo(goer.email)).toEqual([`A day to go: ${activity.title}`])
  })

  it('is a day of hours before, also when clocks are put back in between', async () => {
    // In Lisbon the last Sunday of October 2027, the 31st, has twenty-five hours.
    const { activity } = await published({ startDate: '2027-10-31T18:00', endDate: '2027-10-31T20:00' })
    expect(activity.startsAt).toBe('2027-10-31T18:00:00.000Z')
    const goer = await person()
    await answer(goer, activity, 'going')
    await remindAt('2027-10-30T17:59:00.000Z', activity)
    expect(await subjectsTo(goer.email)).toEqual([])
    await remindAt('2027-10-30T18:01:00.000Z', activity)
    expect(await subjectsTo(goer.email)).toEqual([`A day to go: ${activity.title}`])
  })
})
