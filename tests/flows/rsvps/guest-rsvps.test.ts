import { CURRENT_AGREEMENT } from 'functions/contract/accounts/agreement-versions'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnswerRsvp } from 'functions/contract/rsvps/rsvp'
import { hosted } from '../../support/activities'
import { database, readTally, spend } from '../../support/database'
import { linkIn, mailTo } from '../../support/mailbox'
import { namelessGuest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send } from '../../support/requests'
import { eventually } from '../../support/stack'

let organiser: Person
beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
})

const agreed = CURRENT_AGREEMENT
const newEmail = () => `nora.${randomUUID()}@example.com`
const answer = (body: AnswerRsvp, by: Person) => ask('answerRsvp', { body }, by)
const listed = async (shareRef: string) =>
  (await ask('listRsvpsOfActivity', { query: { shareRef } }, organiser)).items

/** A guest who comes and has left an email, with the path of the link that was mailed to it. */
async function reachedGuest(activity: Parameters<typeof hosted>[0] = {}) {
  const [party, person, email] = [await hosted(activity, organiser), await namelessGuest(), newEmail()]
  const { shareRef } = party
  await answer({ shareRef, response: 'going', guest: { name: 'Nora Newcomer', email, agreed } }, person)
  const mail = await mailTo(email, (text) => text.includes('/app/rsvp/mine'))
  return { party, shareRef, person, email, link: linkIn(mail, '/app/rsvp/mine') }
}

/** Follows a link, or presses a button of the form behind it. */
async function follow(link: string | URL, form?: Record<string, string>) {
  const response = await fetch(link, form && { method: 'POST', body: new URLSearchParams(form) })
  return { status: response.status, text: await response.text() }
}

const sentTo = async (email: string) =>
  (await database().collection('outbox').where('to', 'array-contains', email).get()).docs

describe('an RSVP without an account', () => {
  it('needs a name, and is taken with one', async () => {
    const [{ shareRef }, person] = [await hosted({}, organiser), await namelessGuest()]
    const body = { shareRef, response: 'going' } as const
    const refused = problemIn(await send('answerRsvp', { body }, person))
    expect([refused.code, refused.errors?.[0]?.path]).toEqual(['invalid-input', 'guest.name'])
    expect((await readTally(shareRef)).rsvps.going).toBe(0)
    const info = await answer({ ...body, guest: { name: ' Nora Newcomer ', agreed } }, person)
    expect(info).toMatchObject({ response: 'going', guest: { name: 'Nora Newcomer', email: null } })
    expect((await readTally(shareRef)).rsvps.going).toBe(1)
  })

  it('names the guest to the organiser, says that there is no contact, and asks for the name once', async () => {
    const [{ shareRef }, person] = [await hosted({}, organiser), await namelessGuest()]
    await answer({ shareRef, response: 'going', guest: { name: 'Nora', agreed } }, person)
    await answer({ shareRef, response: 'interested' }, person)
    expect(await listed(shareRef)).toMatchObject([
      { shownName: 'Nora', response: 'interested', contact: 'none' },
    ])
  })

  it.each([
    ['a name of spaces', { name: '  ' }],
    ['an email that is none', { name: 'Nora', email: 'nora' }],
    ['a field of another name', { name: 'Nora', uid: 'x' }],
  ])('is refused with %s', async (_, guest) => {
    const [{ shareRef }, person] = [await hosted({}, organiser), await namelessGuest()]
    const body = { shareRef, response: 'going', guest } as AnswerRsvp
    expect(problemIn(await send('answerRsvp', { body }, person)).code).toBe('invalid-input')
  })

  it('of an account goes by the account’s own name, whatever is sent', async () => {
    const [{ shareRef }, person] = [await hosted({}, organiser), await verifiedPerson('Vera Verified')]
    const info = await answer(
      { shareRef, response: 'going', guest: { name: 'Somebody else', agreed } },
      person,
    )
    expect(info.guest).toBeNull()
    expect(await listed(shareRef)).toMatchObject([{ shownName: 'Vera Verified', contact: 'account' }])
  })
})

describe('the email of a guest', () => {
  it('gets their RSVP with a calendar file, once', async () => {
    const { shareRef, person, email } = await reachedGuest()
    await answer({ shareRef, response: 'interested', guest: { name: 'Nora N.', email, agreed } }, person)
    expect(await listed(shareRef)).toMatchObject([{ shownName: 'Nora N.', contact: 'email' }])
    const mails = await sentTo(email)
    expect(mails.map((mail) => String(mail.get('message.subject')))).toEqual([
      expect.stringMatching(/^Your RSVP: /),
    ])
    expect(JSON.stringify(mails[0]?.get('message.attachments'))).toContain('BEGIN:VCALENDAR')
  })

  it('is shown to the guest alone: neither the RSVP nor its list holds it', async () => {
    const { shareRef, person, email } = await reachedGuest()
    expect((await ask('readRsvpInfo', { query: { shareRef } }, person)).guest?.email).toBe(email)
    const kept = (await database().doc(`activities/${shareRef}/rsvps/${person.uid}`).get()).data()
    expect(JSON.stringify([kept, await listed(shareRef)])).not.toContain(email)
  })

  it('gets updates until it wants none, and a cancellation all the same', async () => {
    const { shareRef, email } = await reachedGuest()
    const tell = (subject: string) =>
      call(
        'sendUpdate',
        { shareRef, subject, text: 'Bring a kite.', to: ['going'], idempotencyKey: randomUUID() },
        organiser,
      )
    await tell('Wind')
    const update = await mailTo(email, (text) => text.includes('Bring a kite'))
    expect((await follow(linkIn(update, '/app/rsvp/mine/mails'), {})).status).toBe(200)
    await tell('More wind')
    await call('changeActivityStatus', { shareRef, status: 'cancelled' }, organiser)
    await eventually(
      () => sentTo(email),
      (mails) => mails.some((mail) => String(mail.get('message.subject')).startsWith('Cancelled')),
    )
    const subjects = (await sentTo(email)).map((mail) => String(mail.get('message.subject')))
    expect(subjects.filter((it) => it.includes('wind'))).toEqual([])
  })

  it('is not mailed more often than a person would ask, whoever asks', async () => {
    const [{ shareRef }, person, email] = [await hosted({}, organiser), await namelessGuest(), newEmail()]
    const body = { shareRef, response: 'going', guest: { name: 'Nora', email, agreed } } as const
    await spend(`mail-to:${email}`, 20)
    expect((await send('answerRsvp', { body }, person)).status).toBe(429)
    expect((await listed(shareRef)).length).toBe(0)
    await answer({ ...body, guest: { name: 'Nora', email: newEmail(), agreed } }, person)
  })
})

describe('the link in that mail', () => {
  it('shows the RSVP and changes it without an account', async () => {
    const { shareRef, link, person } = await reachedGuest()
    const page = await follow(link)
    expect([page.status, page.text.includes('You’re going.')]).toEqual([200, true])
    const pressed = await follow(link, { response: 'not-going' })
    expect([pressed.status, pressed.text.includes('You can’t make it.')]).toEqual([200, true])
    expect((await ask('readRsvpInfo', { query: { shareRef } }, person)).response).toBe('not-going')
    expect((await readTally(shareRef)).rsvps).toMatchObject({ going: 0, 'not-going': 1 })
  })

  it('says what is wrong with an answer that is none', async () => {
    const { link } = await reachedGuest()
    expect((await follow(link, { response: 'perhaps' })).status).toBe(409)
  })

  it('opens nothing with another key, for another guest, or once the email is another', async () => {
    const { shareRef, link, person } = await reachedGuest()
    const other = await reachedGuest()
    const [own, others] = [new URL(link), new URL(other.link)]
    own.searchParams.set('key', others.searchParams.get('key') ?? '')
    others.searchParams.set('guest', person.uid)
    for (const forged of [own, others]) expect((await follow(forged)).status).toBe(404)
    expect((await follow(link)).status).toBe(200)
    await answer({ shareRef, response: 'going', guest: { name: 'Nora', email: newEmail(), agreed } }, person)
    expect((await follow(link)).status).toBe(404)
  })
})

describe('the email goes', () => {
  it('when the guest takes it back, and the organiser sees that there is no contact', async () => {
    const { shareRef, person, link } = await reachedGuest()
    await answer({ shareRef, response: 'going', guest: { name: 'Nora', email: null, agreed } }, person)
    expect(await listed(shareRef)).toMatchObject([{ contact: 'none' }])
    expect((await follow(link)).status).toBe(404)
  })

  it('when an account with an address takes the guest over', async () => {
    const { shareRef, person } = await reachedGuest()
    const owner = await verifiedPerson('Ada Adopter')
    await ask('signIn', { body: {} }, owner)
    await call('adoptGuest', { guestToken: person.token }, owner)
    expect(await listed(shareRef)).toMatchObject([{ uid: owner.uid, contact: 'account' }])
    expect((await database().collection(`activities/${shareRef}/rsvpContacts`).get()).size).toBe(0)
  })

  it('with the guest who deletes themselves, and what was mailed to it', async () => {
    const { shareRef, person, email } = await reachedGuest()
    await call('deleteAccount', { confirmation: 'delete my account' }, person)
    const left = async () => {
      const contacts = await database().collection(`activities/${shareRef}/rsvpContacts`).get()
      return contacts.size + (await sentTo(email)).length
    }
    expect(await eventually(left, (count) => count === 0)).toBe(0)
  })
})
