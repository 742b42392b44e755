import { beforeAll, describe, expect, it } from 'vitest'
import { hosted } from '../../support/activities'
import { verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'

/** Somebody whom others can find. */
async function known(name: string): Promise<Person> {
  const person = await verifiedPerson(name)
  await ask('signIn', { body: {} }, person)
  return person
}

let [ana, bo]: Person[] = []
beforeAll(async () => {
  ;[ana, bo] = [await known('Ana Anders'), await known('Bo Berg')]
})

const request = (by: Person, { uid }: Person) => ask('requestConnection', { body: { uid } }, by)
const end = (by: Person, { uid }: Person) => ask('disconnect', { body: { uid } }, by)
const list = async (by: Person) =>
  (await ask('listConnections', { query: {} }, by)).items.map((it) => [it.name, it.status])
const standing = async (by: Person, { uid }: Person) =>
  (await ask('listConnections', { query: { with: uid } }, by)).items[0]?.status
const two = () => [ana, bo] as [Person, Person]

describe('a connection', () => {
  it('is asked for, accepted by asking back, and ended by either', async () => {
    const [one, other] = two()
    expect((await request(one, other)).status).toBe('connection-requested')
    expect([await list(one), await list(other)]).toEqual([
      [['Bo Berg', 'connection-requested']],
      [['Ana Anders', 'connection-request-received']],
    ])
    expect((await request(one, other)).status).toBe('connection-requested')
    expect((await request(other, one)).status).toBe('connected')
    expect([await standing(one, other), await standing(other, one)]).toEqual(['connected', 'connected'])
    for (let n = 0; n < 2; n++) expect((await end(other, one)).status).toBeNull()
    expect([await list(one), await standing(other, one)]).toEqual([[], null])
  })

  it('is one when both ask at once', async () => {
    const [one, other] = [await known('Cy'), await known('Di')]
    await Promise.all([request(one, other), request(other, one)])
    expect([await list(one), await list(other)]).toEqual([[['Di', 'connected']], [['Cy', 'connected']]])
  })

  it('is with somebody else, who is there', async () => {
    const [one] = two()
    const refused = problemIn(await send('requestConnection', { body: { uid: one.uid } }, one))
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'uid' }] })
    expect((await send('requestConnection', { body: { uid: 'nobody-here' } }, one)).status).toBe(404)
  })
})

describe('an activity for connections', () => {
  it('opens with the connection and closes with its end, unless one has answered', async () => {
    const [organiser, friend] = [await known('Olga Organiser'), await known('Fay Friend')]
    const { shareRef } = await hosted({ audience: 'connections' }, organiser)
    const sees = async () => (await send('readActivity', { params: { shareRef } }, friend)).status
    expect(await sees()).toBe(404)
    await request(friend, organiser)
    expect(await sees()).toBe(404)
    await request(organiser, friend)
    expect(await sees()).toBe(200)
    await end(friend, organiser)
    expect(await sees()).toBe(404)
    await request(friend, organiser)
    await request(organiser, friend)
    await ask('answerRsvp', { body: { shareRef, response: 'going' } }, friend)
    await end(organiser, friend)
    expect(await sees()).toBe(200)
  })
})

describe('who of one’s connections goes', () => {
  it('is shown of those who let it be seen, and of nobody else', async () => {
    const [one, open, silent, stranger] = [
      await known('Uma Unger'),
      await known('Otto Open'),
      await known('Siri Silent'),
      await known('Stan Stranger'),
    ]
    for (const other of [open, silent]) {
      await request(one, other)
      await request(other, one)
    }
    await request(one, stranger)
    for (const showing of [open, stranger]) await call('updateProfile', { showsGoing: true }, showing)
    const { shareRef } = await hosted({}, silent)
    const going = () => call('listKnownGoing', { shareRef }, one)
    expect(await going()).toEqual({ people: [], more: 0 })
    for (const person of [open, silent, stranger]) {
      await ask('answerRsvp', { body: { shareRef, response: 'going' } }, person)
    }
    expect(await going()).toEqual({
      people: [{ uid: open.uid, name: 'Otto Open', photoURL: null }],
      more: 0,
    })
    await call('updateProfile', { showsGoing: false }, open)
    expect((await going()).people).toEqual([])
  })

  it('is not told of an activity that is not open to them', async () => {
    const [one, other] = two()
    const { shareRef } = await hosted({ audience: 'private' }, other)
    expect(problemIn(await sendCall('listKnownGoing', { shareRef }, one)).status).toBe(404)
  })
})
