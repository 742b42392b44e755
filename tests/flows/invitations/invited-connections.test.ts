import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { AccountExport } from 'functions/contract/accounts/account-export'
import { DELETION_PHRASE } from 'functions/contract/accounts/user'
import { MAX_INVITED_CONNECTIONS } from 'functions/contract/invitations/invitation'
import { hosted } from '../../support/activities'
import { database, readTally } from '../../support/database'
import { linkIn, mailTo, mailsTo } from '../../support/mailbox'
import { verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, requestHeaders, send, sendCall } from '../../support/requests'
import { eventually, stack } from '../../support/stack'

/** Somebody whom others can find. */
async function known(name: string): Promise<Person> {
  const person = await verifiedPerson(name)
  await ask('signIn', { body: {} }, person)
  return person
}

let organiser: Person
let friends: [ana: Person, bo: Person]
beforeAll(async () => {
  organiser = await known('Olga Organiser')
  friends = [await known('Ana Anders'), await known('Bo Berg')]
  for (const friend of friends) await connect(organiser, friend)
})

const request = (by: Person, { uid }: Person) => ask('requestConnection', { body: { uid } }, by)
async function connect(one: Person, other: Person) {
  await request(one, other)
  await request(other, one)
}
const invite = (shareRef: string, people: Person[], by = organiser) =>
  send(
    'sendRsvp',
    { body: { shareRef, connections: people.map((it) => it.uid), message: 'Bring a lamp' } },
    by,
  )
const list = async (shareRef: string) => (await call('listInvitations', { shareRef }, organiser)).items
const standings = async (shareRef: string, by = organiser) => {
  const { items } = await call('listInvitees', { shareRef }, by)
  return Object.fromEntries(items.map((it) => [it.name, it.standing]))
}
const sees = async (shareRef: string, by: Person) =>
  (await send('readActivity', { params: { shareRef } }, by)).status === 200
const isInvitation = (text: string) => text.includes('Bring a lamp')
const change = (shareRef: string, invitationId: string, to: 'resend' | 'revoke') =>
  sendCall('changeInvitation', { shareRef, invitationId, change: to }, organiser)

describe('an invitation to a connection', () => {
  it('opens the activity at once, with one mail, and tells the organiser the answer', async () => {
    const { shareRef } = await hosted({ audience: 'private' }, organiser)
    const [friend, other] = friends
    expect(await sees(shareRef, friend)).toBe(false)
    expect((await invite(shareRef, [friend, friend])).body).toEqual({ invited: 1, link: null })
    const mail = await mailTo(friend.email, (text) => isInvitation(text) && text.includes(shareRef))
    expect(mail).toContain('you are connected with somebody who invites you')
    expect([await sees(shareRef, friend), await sees(shareRef, other)]).toEqual([true, false])
    const [invitation] = await list(shareRef)
    expect(invitation).toMatchObject({ kind: 'connection', name: 'Ana Anders', email: null, response: null })
    expect(JSON.stringify(invitation)).not.toContain(friend.email)
    expect(await standings(shareRef)).toMatchObject({ 'Ana Anders': 'invited', 'Bo Berg': null })
    await ask('answerRsvp', { body: { shareRef, response: 'going' } }, friend)
    expect((await list(shareRef))[0]).toMatchObject({ response: 'going' })
    expect(await standings(shareRef)).toMatchObject({ 'Ana Anders': 'going', 'Bo Berg': null })
    expect((await readTally(shareRef)).rsvps).toMatchObject({ going: 1, 'not-responded': 0 })
  })

  it('is one, however often and at once it is sent, and by whomever of the team', async () => {
    const { shareRef } = await hosted({}, organiser)
    const manager = await known('Max Manager')
    const [friend] = friends
    await connect(manager, friend)
    const { link } = await call('inviteToTeam', { shareRef, role: 'manager' }, organiser)
    await call('joinTeam', { shareRef, token: new URL(link).searchParams.get('join') ?? '' }, manager)
    const ends = await Promise.all([
      invite(shareRef, [friend]),
      invite(shareRef, [friend]),
      invite(shareRef, [friend], manager),
    ])
    expect(ends.map((it) => it.status)).toEqual([200, 200, 200])
    await mailTo(friend.email, (text) => text.includes(shareRef))
    expect(await mailsTo(friend.email, (text) => text.includes(shareRef))).toHaveLength(1)
    expect(await list(shareRef)).toHaveLength(1)
    expect((await readTally(shareRef)).rsvps['not-responded']).toBe(1)
  })

  it('is for connections alone: somebody who only asked and nobody at all are answered alike', async () => {
    const { shareRef } = await hosted({}, organiser)
    const [friend, other] = friends
    const asking = await known('Cy Asks')
    await request(asking, organiser)
    const ends = await Promise.all([
      invite(shareRef, [friend, asking]),
      invite(shareRef, [friend, { ...friend, uid: 'nobody-here' }]),
    ])
    const [first, second] = ends.map((it) => problemIn(it))
    expect(first).toMatchObject({ status: 404, detail: second?.detail })
    expect(await list(shareRef)).toEqual([])
    await request(organiser, asking)
    expect((await invite(shareRef, [friend, other, asking])).body).toMatchObject({ invited: 3 })
    const stranger = await known('Sam Stranger')
    await connect(stranger, friend)
    expect((await invite(shareRef, [friend], stranger)).status).toBe(404)
  })

  it('is not for the organiser, nor for more than fifty at once', async () => {
    const { shareRef } = await hosted({}, organiser)
    const own = problemIn(await invite(shareRef, [organiser]))
    expect(own).toMatchObject({ status: 400, errors: [{ path: 'connections.0' }] })
    const crowd = Array.from({ length: MAX_INVITED_CONNECTIONS + 1 }, () => ({
      ...organiser,
      uid: randomUUID(),
    }))
    expect(problemIn(await invite(shareRef, crowd))).toMatchObject({ errors: [{ path: 'connections' }] })
    expect(problemIn(await invite(shareRef, []))).toMatchObject({ status: 400 })
  })

  it('leaves whoever has answered as they are, and asks whom a link brought', async () => {
    const { shareRef } = await hosted({ audience: 'private' }, organiser)
    const [answered, silent] = friends
    const { link } = await ask('sendRsvp', { body: { shareRef, link: {} } }, organiser)
    const token = new URL(link ?? '').searchParams.get('invitation') ?? ''
    for (const person of friends) await call('acceptInvitation', { shareRef, token }, person)
    await ask('answerRsvp', { body: { shareRef, response: 'interested' } }, answered)
    expect(await standings(shareRef)).toMatchObject({ 'Ana Anders': 'interested', 'Bo Berg': null })
    await invite(shareRef, [answered, silent])
    await mailTo(silent.email, (text) => text.includes(shareRef))
    expect(await mailsTo(answered.email, (text) => text.includes(shareRef))).toEqual([])
    await ask('answerRsvp', { body: { shareRef, response: 'not-going' } }, silent)
    const all = (await list(shareRef)).filter((it) => it.kind === 'connection')
    expect(all.map((it) => [it.name, it.response])).toEqual([['Bo Berg', 'not-going']])
  })

  it('is not mailed to who wants none, who is invited all the same', async () => {
    const { shareRef } = await hosted({ audience: 'private' }, organiser)
    const [wants, quiet] = [friends[0], await known('Quinn Quiet')]
    await connect(organiser, quiet)
    await call('chooseNotifications', { invitations: false }, quiet)
    expect((await invite(shareRef, [quiet, wants])).body).toEqual({ invited: 2, link: null })
    const stop = linkIn(await mailTo(wants.email, (text) => text.includes(shareRef)), '/mail/unsubscribe')
    expect(new URL(stop).searchParams.get('uid')).toBe(wants.uid)
    expect(await mailsTo(quiet.email, isInvitation)).toEqual([])
    expect(await sees(shareRef, quiet)).toBe(true)
  })

  it('is sent again a day later and ends when it is withdrawn; an answer outlives it', async () => {
    const { shareRef } = await hosted({ audience: 'private' }, organiser)
    const [silent, answered] = friends
    await invite(shareRef, [silent, answered])
    await ask('answerRsvp', { body: { shareRef, response: 'interested' } }, answered)
    const idOf = async (name: string) => (await list(shareRef)).find((it) => it.name === name)?.id ?? ''
    const [first, second] = [await idOf('Ana Anders'), await idOf('Bo Berg')]
    expect(problemIn(await change(shareRef, first, 'resend'))).toMatchObject({ status: 409 })
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
    for (const id of [first, second]) {
      await database().doc(`activities/${shareRef}/invitations/${id}`).update({ sentAt: yesterday })
    }
    expect(problemIn(await change(shareRef, second, 'resend'))).toMatchObject({ status: 409 })
    expect((await change(shareRef, first, 'resend')).status).toBe(200)
    for (const id of [first, first, second]) expect((await change(shareRef, id, 'revoke')).status).toBe(200)
    expect([await sees(shareRef, silent), await sees(shareRef, answered)]).toEqual([false, true])
    expect(await mailsTo(silent.email, (text) => text.includes(shareRef))).toHaveLength(2)
    expect(await standings(shareRef)).toMatchObject({ 'Ana Anders': 'revoked', 'Bo Berg': 'interested' })
    expect((await readTally(shareRef)).rsvps).toMatchObject({ interested: 1, 'not-responded': 0 })
  })

  it('outlives the connection, is in the export, and loses the name with the account', async () => {
    const { shareRef } = await hosted({ audience: 'private' }, organiser)
    const friend = await known('Lea Leaves')
    await connect(organiser, friend)
    await invite(shareRef, [friend])
    await ask('disconnect', { body: { uid: friend.uid } }, organiser)
    expect(await sees(shareRef, friend)).toBe(true)
    const headers = await requestHeaders(friend)
    const file = await fetch(`${stack().TURNOUT_ORIGIN}/app/user/export`, { headers })
    const { invitations } = AccountExport.parse(await file.json())
    expect(invitations).toMatchObject([{ shareRef, kind: 'connection', name: 'Lea Leaves' }])
    await call('deleteAccount', { confirmation: DELETION_PHRASE }, friend)
    const names = async () => (await list(shareRef)).map((it) => it.name)
    expect(await eventually(names, ([name]) => name === null, 30)).toEqual([null])
  })
})
