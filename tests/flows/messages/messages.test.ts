import { randomUUID } from 'node:crypto'
import { LOCAL_OPERATOR } from 'functions/contract/operators/operator'
import { DELETION_PHRASE } from 'functions/contract/accounts/user'
import { RATE_LIMITS } from '../../../functions/src/domain/access/rate-limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { details, hold, hosted, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { database, spend } from '../../support/database'
import { rsvpDocument } from '../../support/documents'
import { linkIn, mailTo, mailsTo } from '../../support/mailbox'
import { confirmed, guest, phonePerson, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send } from '../../support/requests'
import { eventually } from '../../support/stack'

const SUPPORT = LOCAL_OPERATOR.OPERATOR_EMAIL

let organiser: Person
beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
  await ask('signIn', { body: {} }, organiser)
})

/** Words that nobody else writes, so that their mail is found. */
const words = () => `Is there parking ${randomUUID()}?`
const from = () => ({ name: 'Nora Newcomer', email: `nora.${randomUUID()}@example.com` })

function write({ shareRef }: Pick<Hosted, 'shareRef'>, by: Person | null, over: object = {}) {
  const body = { ...from(), message: words(), ...over }
  return send('contactOrganiser', { params: { shareRef }, body }, by)
}

async function outboxWith(message: string) {
  const found = await database().collection('outbox').where('to', '!=', []).get()
  return found.docs.filter((doc) => (doc.get('message.text') as string).includes(message))
}

/** A ticket for something that is for invited people only, and the links that its buyer was mailed. */
async function linksTo(party: Hosted) {
  const buyer = await verifiedPerson('Bo Buyer')
  const invited = rsvpDocument(party.shareRef, buyer.uid, organiser.uid)
  await database().doc(`activities/${party.shareRef}/rsvps/${buyer.uid}`).set(invited)
  const { id } = await hold(party, buyer)
  await call('placeOrder', details(id, buyer.email), buyer)
  const mail = await mailTo(buyer.email, (text) => text.includes('/contact?activity='))
  const query = new URL(linkIn(mail, '/contact?activity=')).searchParams
  return { query, tickets: new URL(linkIn(mail, '/app/tickets/')) }
}

/** Somebody who has joined an activity's team. */
async function teamMember({ shareRef }: Hosted, role: 'manager' | 'door'): Promise<Person> {
  const person = await verifiedPerson('Mia Member')
  await ask('signIn', { body: {} }, person)
  const { link } = await call('inviteToTeam', { shareRef, role }, organiser)
  const token = new URL(link).searchParams.get('join') ?? ''
  await call('joinTeam', { shareRef, token }, person)
  return person
}

describe('a message to an organiser', () => {
  it('reaches them by mail from anybody, to be answered to the sender', async () => {
    const party = await hosted({ title: 'Kite day' }, organiser)
    const [sender, message] = [from(), words()]
    const answer = await write(party, null, { ...sender, message })
    expect(answer.status).toBe(204)
    const [doc, ...more] = await outboxWith(message)
    expect(more).toEqual([])
    expect(doc?.get('to')).toEqual([organiser.email])
    expect(doc?.get('replyTo')).toBe(sender.email)
    expect(doc?.get('message.subject')).toBe('Message about Kite day from Nora Newcomer')
    // It is not kept for ever.
    expect(doc?.get('expiresAt')).toBeTruthy()
  })

  it('leaves their address unknown to the sender, whatever is answered', async () => {
    const party = await hosted({ title: 'Kite day' }, organiser)
    const { shareRef } = party
    const answers = JSON.stringify([
      await send('readActivity', { params: { shareRef } }, null),
      await write(party, null, { message: '' }),
      await write(party, null),
    ])
    expect(answers).toContain('Kite day')
    expect(answers).toContain('invalid-input')
    expect(answers).not.toContain(organiser.email)
  })

  it('says whether its sender is signed in with that email, and has a ticket', async () => {
    const party = await hosted({ ticketTypes: [ticketType()] }, organiser)
    const [buyer, other] = [await verifiedPerson('Bo Buyer'), await verifiedPerson()]
    await call('placeOrder', details((await hold(party, buyer)).id, buyer.email), buyer)
    const saidOf = async (by: Person | null, email: string) => {
      const message = words()
      await write(party, by, { message, email })
      const [doc] = await outboxWith(message)
      const text = doc?.get('message.text') as string
      return [/Signed in with this email: (\w+)/, /Has a ticket: (\w+)/].map((line) => line.exec(text)?.[1])
    }
    expect(await saidOf(buyer, buyer.email.toUpperCase())).toEqual(['yes', 'yes'])
    expect(await saidOf(buyer, other.email)).toEqual(['no', 'yes'])
    expect(await saidOf(other, other.email)).toEqual(['yes', 'no'])
    expect(await saidOf(null, other.email)).toEqual(['no', 'no'])
  })

  it('goes to those who run the platform where no organiser has a confirmed address, to be passed on', async () => {
    const phil = await phonePerson()
    await ask('signIn', { body: {} }, phil)
    const party = await hosted({}, phil)
    const sentTo = async (by = from()) => {
      const message = words()
      expect((await write(party, null, { ...by, message })).status).toBe(204)
      return (await outboxWith(message)).map((doc) => doc.get('to') as string[])
    }
    expect(await sentTo()).toEqual([[SUPPORT]])
    await ask('signIn', { body: {} }, await confirmed(phil))
    expect(await sentTo()).toEqual([[phil.email]])
  })

  it('is in its sender’s export without the organiser’s address, and goes with their account', async () => {
    const party = await hosted({}, organiser)
    const [vera, message] = [await verifiedPerson(), words()]
    await ask('signIn', { body: {} }, vera)
    await write(party, null, { message, email: vera.email.toUpperCase() })
    const { messages } = await ask('exportAccount', {}, vera)
    expect(messages).toHaveLength(1)
    expect(messages[0]?.text).toContain(message)
    expect(JSON.stringify(messages)).not.toContain(organiser.email)
    await call('deleteAccount', { confirmation: DELETION_PHRASE }, vera)
    await eventually(
      () => outboxWith(message),
      (found) => found.length === 0,
      30,
    )
  })

  it('is neither exported nor deleted by whoever has not confirmed the address', async () => {
    const [party, phil, message] = [await hosted({}, organiser), await phonePerson(), words()]
    await ask('signIn', { body: {} }, phil)
    await write(party, null, { message, email: phil.email })
    expect((await ask('exportAccount', {}, phil)).messages).toEqual([])
    await call('deleteAccount', { confirmation: DELETION_PHRASE }, phil)
    await eventually(
      async () => (await database().doc(`closings/${phil.uid}`).get()).get('state') as string,
      (state) => state === 'done',
      30,
    )
    expect(await outboxWith(message)).toHaveLength(1)
  })

  it('by whoever has a ticket is sent also when others have used up the activity’s limit', async () => {
    const party = await hosted({ audience: 'private', ticketTypes: [ticketType()] }, organiser)
    const { query } = await linksTo(party)
    const link = { kind: 'order', id: query.get('order'), key: query.get('key') }
    await spend(`message-of:${party.shareRef}`, 200, 86_400)
    expect((await write(party, organiser)).status).toBe(429)
    expect((await write(party, null, { link })).status).toBe(204)
    await spend(`message-by-holder:${link.id}`, 10, 86_400)
    expect((await write(party, null, { link })).status).toBe(429)
  })

  it('is mailed once, however often the same words are sent at once', async () => {
    const party = await hosted({}, organiser)
    const [sender, message] = [from(), words()]
    const sent = await Promise.all([0, 1, 2].map(() => write(party, null, { ...sender, message })))
    expect(sent.map(({ status }) => status)).toEqual([204, 204, 204])
    const times = (await outboxWith(message)).map((doc) => Date.parse(doc.get('createdAt') as string))
    // Windows of ten minutes begin at the same moment for everybody; this may run across an end.
    expect(times).toHaveLength(new Set(times.map((time) => Math.floor(time / 600_000))).size)
  })

  it('reaches a manager who joined since, when it is sent again', async () => {
    const party = await hosted({}, organiser)
    const [sender, message] = [from(), words()]
    await write(party, null, { ...sender, message })
    const manager = await teamMember(party, 'manager')
    await write(party, null, { ...sender, message })
    const receivers = (await outboxWith(message)).map((doc) => doc.get('to') as string[])
    expect(receivers.flat()).toContain(manager.email)
  })

  it('reaches managers as well, each by a mail of their own, and nobody at the door', async () => {
    const party = await hosted({}, organiser)
    const manager = await teamMember(party, 'manager')
    await teamMember(party, 'door')
    const message = words()
    await write(party, null, { message })
    const receivers = (await outboxWith(message)).map((doc) => doc.get('to') as string[])
    expect(new Set(receivers.map((it) => it.join()))).toEqual(new Set([organiser.email, manager.email]))
    expect(receivers).toHaveLength(2)
  })

  it('is possible after a cancellation, for those who ask about their money, and not after a deletion', async () => {
    const party = await hosted({}, organiser)
    await call('changeActivityStatus', { shareRef: party.shareRef, status: 'cancelled' }, organiser)
    expect((await write(party, null)).status).toBe(204)
    await call('changeActivityStatus', { shareRef: party.shareRef, status: 'deleted' }, organiser)
    expect(problemIn(await write(party, null))).toMatchObject({ status: 404, code: 'not-found' })
  })

  it('about what is not public is for its audience alone: nobody else learns that it is there', async () => {
    const party = await hosted({ audience: 'private' }, organiser)
    expect((await write(party, organiser)).status).toBe(204)
    const missing = problemIn(await write({ shareRef: 'zzzzzzzzzz' }, null))
    for (const other of [null, await guest(), await verifiedPerson()]) {
      const { code, detail } = problemIn(await write(party, other))
      expect({ code, detail }).toEqual({ code: missing.code, detail: missing.detail })
    }
  })

  it('about what is not public is for whoever holds the mail with tickets, signed in or not', async () => {
    const party = await hosted({ audience: 'private', ticketTypes: [ticketType()] }, organiser)
    const { query } = await linksTo(party)
    const link = { kind: 'order', id: query.get('order'), key: query.get('key') }
    expect(query.get('activity')).toBe(party.shareRef)
    expect((await write(party, null, { link })).status).toBe(204)
    expect((await write(party, null, { link: { ...link, key: `${link.key?.slice(0, -1)}_` } })).status).toBe(
      404,
    )
    const other = await hosted({ audience: 'private' }, organiser)
    expect((await write(other, null, { link })).status).toBe(404)
  })

  it('is reached by a link that opens no tickets, and by no key that does', async () => {
    const party = await hosted({ audience: 'private', ticketTypes: [ticketType()] }, organiser)
    const { query, tickets } = await linksTo(party)
    const open = (key: string) => fetch(Object.assign(new URL(tickets), { search: `?key=${key}` }).href)
    const [contactKey, ticketsKey] = [query.get('key') ?? '', tickets.searchParams.get('key') ?? '']
    expect((await open(ticketsKey)).status).toBe(200)
    expect((await open(contactKey)).status).toBe(404)
    const link = { kind: 'order', id: query.get('order'), key: contactKey }
    expect((await write(party, null, { link })).status).toBe(204)
    expect((await write(party, null, { link: { ...link, key: ticketsKey } })).status).toBe(404)
  })

  it('without a name, an address that can be answered, or words is refused at its field', async () => {
    const party = await hosted({}, organiser)
    for (const [field, value] of [
      ['name', ' '],
      ['email', 'nora'],
      ['message', ' \n '],
      ['message', 'x'.repeat(4001)],
    ] as const) {
      const { code, errors } = problemIn(await write(party, null, { [field]: value }))
      expect([code, errors?.[0]?.path]).toEqual(['invalid-input', field])
    }
    expect((await write(party, null, { message: 'x'.repeat(4000) })).status).toBe(204)
  })

  it('is limited by sender, also for guests who are new each time', async () => {
    const party = await hosted({}, await knownPerson())
    const client = { 'X-Forwarded-For': '203.0.113.77' }
    const once = (by: Person | null) =>
      send(
        'contactOrganiser',
        { params: { shareRef: party.shareRef }, body: { ...from(), message: words() } },
        by,
        client,
      )
    for (let n = 0; n < 19; n++) expect((await once(null)).status).toBe(204)
    expect((await once(await guest())).status).toBe(204)
    expect(problemIn(await once(await guest())).code).toBe('too-many-requests')
    expect((await write(party, await verifiedPerson())).status).toBe(204)
  })
})

async function knownPerson(): Promise<Person> {
  const person = await verifiedPerson('Owen Owner')
  await ask('signIn', { body: {} }, person)
  return person
}

describe('a report of an activity', () => {
  it('reaches those who run the platform with its reason, and not the organiser', async () => {
    const party = await hosted({ title: 'Odd raffle' }, organiser)
    const message = words()
    const body = { ...from(), message, reason: 'scam' } as const
    expect((await send('reportActivity', { params: { shareRef: party.shareRef }, body }, null)).status).toBe(
      204,
    )
    const [text = ''] = await mailsTo(SUPPORT, (it) => it.includes(message))
    expect(text).toContain('Reason: It’s a scam or misleading')
    expect(text).toContain(party.shareRef)
    expect(await mailsTo(organiser.email, (it) => it.includes(message))).toEqual([])
  })

  it('is taken however many there were that day, and from the limit on they are told of once', async () => {
    const { shareRef } = await hosted({ title: 'Flooded raffle' }, organiser)
    const report = async (message: string) => {
      const body = { ...from(), message, reason: 'scam' } as const
      return (await send('reportActivity', { params: { shareRef }, body }, null)).status
    }
    const { uses, seconds } = RATE_LIMITS.report.activity
    const last = words()
    await spend(`report-of:${shareRef}`, uses - 1, seconds)
    expect([await report(last), await report(words()), await report(words())]).toEqual([204, 204, 204])
    const sent = await outboxWith(shareRef)
    const subjects = sent.map((doc) => `${doc.get('message.subject')} to ${doc.get('to')}`)
    expect(subjects.toSorted()).toEqual([
      `Many reports: Flooded raffle to ${SUPPORT}`,
      `Report: Flooded raffle to ${SUPPORT}`,
    ])
    expect((await outboxWith(last)).map(({ id }) => id)).toEqual([expect.stringMatching(/^report-/)])
  })

  it('needs a reason that there is', async () => {
    const { shareRef } = await hosted({}, organiser)
    const body = { ...from(), message: words(), reason: 'boring' }
    const answer = await send('reportActivity', { params: { shareRef }, body }, null)
    expect(problemIn(answer).errors?.[0]?.path).toBe('reason')
  })
})

describe('a message to those who run the platform', () => {
  it('reaches them, to be answered to the sender', async () => {
    const [sender, message] = [from(), words()]
    const body = { ...sender, message, topic: 'privacy' } as const
    expect((await send('contactOperator', { body }, null)).status).toBe(204)
    const [doc] = await outboxWith(message)
    expect(doc?.get('to')).toEqual([SUPPORT])
    expect(doc?.get('replyTo')).toBe(sender.email)
    expect(doc?.get('message.subject')).toBe('My data and privacy: Nora Newcomer')
  })
})
