import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_ADDRESSES } from 'functions/contract/invitations/invitation'
import { hosted } from '../../support/activities'
import { database, readTally } from '../../support/database'
import { linkIn, mailTo, mailsTo } from '../../support/mailbox'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'

let organiser: Person
beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
})

const newAddress = () => `invited.${randomUUID().slice(0, 8)}@example.com`
const invite = (shareRef: string, emails: string[]) =>
  ask('sendRsvp', { body: { shareRef, emails, message: 'Bring a lamp' } }, organiser)
const makeLink = async (shareRef: string, maxUses: number | null = null) =>
  (await ask('sendRsvp', { body: { shareRef, link: { maxUses } } }, organiser)).link ?? ''
const list = async (shareRef: string) => (await call('listInvitations', { shareRef }, organiser)).items
const tokenIn = (link: string) => new URL(link).searchParams.get('invitation') ?? ''
const accept = (shareRef: string, link: string, by: Person) =>
  sendCall('acceptInvitation', { shareRef, token: tokenIn(link) }, by)
const statusOf = async (answer: ReturnType<typeof accept>) => {
  const given = await answer
  return given.status === 200 ? 200 : problemIn(given).status
}
const sees = async (shareRef: string, by: Person) =>
  (await send('readActivity', { params: { shareRef } }, by)).status === 200

describe('an invitation by mail', () => {
  it('opens a private activity to whoever follows it, and tells the organiser the answer', async () => {
    const { shareRef } = await hosted({ audience: 'private' }, organiser)
    const [email, invited] = [newAddress(), await guest()]
    expect(await invite(shareRef, [email])).toEqual({ invited: 1, link: null })
    const link = linkIn(await mailTo(email, (text) => text.includes('Bring a lamp')), 'invitation=')
    expect(await sees(shareRef, invited)).toBe(false)
    expect(await statusOf(accept(shareRef, link, invited))).toBe(200)
    expect(await sees(shareRef, invited)).toBe(true)
    expect((await list(shareRef))[0]).toMatchObject({ email, status: 'opened', response: null })
    await ask('answerRsvp', { body: { shareRef, response: 'going' } }, invited)
    expect((await list(shareRef))[0]).toMatchObject({ email, response: 'going' })
    expect((await readTally(shareRef)).rsvps).toMatchObject({ going: 1, 'not-responded': 0 })
  })

  it('is one person’s: followed again by them it changes nothing, by another it is none', async () => {
    const { shareRef } = await hosted({ audience: 'private' }, organiser)
    const [email, invited, other] = [newAddress(), await guest(), await guest()]
    await invite(shareRef, [email])
    const link = linkIn(await mailTo(email), 'invitation=')
    const twice = await Promise.all([1, 2].map(() => statusOf(accept(shareRef, link, invited))))
    expect([...twice, await statusOf(accept(shareRef, link, other))]).toEqual([200, 200, 404])
    expect(await sees(shareRef, other)).toBe(false)
  })

  it('reaches an address once, however often it is invited and in whatever letters', async () => {
    const { shareRef } = await hosted({}, organiser)
    const email = newAddress()
    const answers = [await invite(shareRef, [email]), await invite(shareRef, [email.toUpperCase(), email])]
    expect(answers.map((it) => it.invited)).toEqual([1, 1])
    await mailTo(email)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await list(shareRef)).toHaveLength(1)
  })

  it('is not sent to who wants none, and the answer does not tell', async () => {
    const [first, second] = [await hosted({}, organiser), await hosted({}, organiser)]
    const [refusing, other] = [newAddress(), newAddress()]
    await invite(first.shareRef, [refusing])
    const stop = linkIn(await mailTo(refusing), '/mail/unsubscribe')
    expect((await fetch(stop, { method: 'POST' })).status).toBe(200)
    const quiet = await verifiedPerson()
    await ask('signIn', { body: {} }, quiet)
    await call('chooseNotifications', { invitations: false }, quiet)
    expect(await invite(second.shareRef, [refusing, quiet.email, other])).toEqual({ invited: 3, link: null })
    await mailTo(other)
    expect(await mailsTo(refusing)).toHaveLength(1)
    expect(await mailsTo(quiet.email, (text) => text.includes('invites you'))).toEqual([])
    expect(await list(second.shareRef)).toHaveLength(3)
  })

  it('is sent again once a day at most, and ends when it is withdrawn', async () => {
    const { shareRef } = await hosted({ audience: 'private' }, organiser)
    const email = newAddress()
    await invite(shareRef, [email])
    const link = linkIn(await mailTo(email), 'invitation=')
    const [{ id: invitationId } = { id: '' }] = await list(shareRef)
    const change = (to: 'resend' | 'revoke') => ({ shareRef, invitationId, change: to })
    expect(problemIn(await sendCall('changeInvitation', change('resend'), organiser)).status).toBe(409)
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
    await database().doc(`activities/${shareRef}/invitations/${invitationId}`).update({ sentAt: yesterday })
    await call('changeInvitation', change('resend'), organiser)
    expect((await call('changeInvitation', change('revoke'), organiser)).status).toBe('revoked')
    expect(await statusOf(accept(shareRef, link, await guest()))).toBe(404)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('is refused with too many addresses, a wrong one or none, at its place', async () => {
    const { shareRef } = await hosted({}, organiser)
    const attempts: [emails: string[], path: string][] = [
      [Array.from({ length: MAX_ADDRESSES + 1 }, newAddress), 'emails'],
      [[newAddress(), 'not an address'], 'emails.1'],
      [[], 'emails'],
    ]
    for (const [emails, path] of attempts) {
      const answer = problemIn(await send('sendRsvp', { body: { shareRef, emails } }, organiser))
      expect(answer).toMatchObject({ status: 400, errors: [{ path }] })
    }
    expect(await list(shareRef)).toEqual([])
  })
})

describe('a link to pass on', () => {
  it('lets in as many as it is for, also when more come at once', async () => {
    const { shareRef } = await hosted({ audience: 'private' }, organiser)
    const link = await makeLink(shareRef, 2)
    const people = await Promise.all(Array.from({ length: 5 }, () => guest()))
    const ends = await Promise.all(people.map((person) => statusOf(accept(shareRef, link, person))))
    expect(ends.toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409, 409])
    expect((await list(shareRef))[0]).toMatchObject({ kind: 'link', uses: 2, link })
  })

  it('opens nothing but its own activity, and nothing when it was changed', async () => {
    const [own, other] = [
      await hosted({ audience: 'private' }, organiser),
      await hosted({ audience: 'private' }, organiser),
    ]
    const [link, person] = [await makeLink(own.shareRef), await guest()]
    expect(await statusOf(accept(other.shareRef, link, person))).toBe(404)
    const forged = link.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
    expect(await statusOf(accept(own.shareRef, forged, person))).toBe(404)
    expect(await statusOf(accept(own.shareRef, link, person))).toBe(200)
  })

  it('is one for one key', async () => {
    const { shareRef } = await hosted({}, organiser)
    const key = { 'Idempotency-Key': randomUUID() }
    const body = { shareRef, link: {} }
    const [first, again] = [
      await ask('sendRsvp', { body }, organiser, key),
      await ask('sendRsvp', { body }, organiser, key),
    ]
    expect([again.link, (await list(shareRef)).length]).toEqual([first.link, 1])
  })
})
