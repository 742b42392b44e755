import { beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from 'functions/contract/api/calls'
import { draft, hosted, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { database } from '../../support/database'
import { guest, namelessGuest, unverifiedPerson, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'
import { mailTo } from '../../support/mailbox'

let organiser: Person
beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
})

const party = () => hosted({ audience: 'private' }, organiser)
const tokenIn = (link: string) => new URL(link).searchParams.get('join') ?? ''

async function invite(
  { shareRef }: Hosted,
  over: Omit<CallInput<'inviteToTeam'>, 'shareRef'>,
  by = organiser,
) {
  const { invitation, link } = await call('inviteToTeam', { shareRef, ...over }, by)
  return { invitation, link, token: tokenIn(link) }
}

/** Puts somebody on the team. */
async function add(hosted: Hosted, person: Person, role: 'manager' | 'door'): Promise<void> {
  const { token } = await invite(hosted, { role })
  await call('joinTeam', { shareRef: hosted.shareRef, token, name: person.name }, person)
}

const join = ({ shareRef }: Hosted, token: string, by: Person, name?: string) =>
  sendCall('joinTeam', { shareRef, token, ...(name === undefined ? {} : { name }) }, by)
const read = ({ shareRef }: Hosted, by: Person) => send('readActivity', { params: { shareRef } }, by)
const team = ({ shareRef }: Hosted, by = organiser) => call('listTeam', { shareRef }, by)

describe('a link to a team', () => {
  it('works once for a manager; following it again changes nothing', async () => {
    const [hosted, manager, other] = [
      await party(),
      await verifiedPerson('Mia Manager'),
      await verifiedPerson(),
    ]
    const { token } = await invite(hosted, { role: 'manager' })
    for (let time = 0; time < 2; time++) {
      expect((await join(hosted, token, manager)).body).toEqual({
        shareRef: hosted.shareRef,
        role: 'manager',
      })
    }
    expect(problemIn(await join(hosted, token, other)).code).toBe('not-found')
    const { members, invitations } = await team(hosted)
    expect(members.map(({ name, role }) => [name, role])).toEqual([['Mia Manager', 'manager']])
    expect(invitations).toEqual([])
  })

  it('says before what it is for, and that somebody is on the team already', async () => {
    const [hosted, manager] = [await party(), await verifiedPerson('Mia Manager')]
    const { token } = await invite(hosted, { role: 'manager' })
    const { shareRef } = hosted
    const about = { title: 'Lantern walk', organiserName: 'Olga Organiser', role: 'manager' }
    const read = (by: Person, link = token) => sendCall('readTeamInvitation', { shareRef, token: link }, by)
    expect((await read(manager)).body).toMatchObject({ ...about, isMember: false })
    await join(hosted, token, manager)
    expect((await read(manager)).body).toMatchObject({ ...about, isMember: true })
    expect((await read(organiser)).body).toMatchObject({ role: 'owner', isMember: true })
    const others = [await read(await verifiedPerson()), await read(await verifiedPerson(), 'x'.repeat(32))]
    for (const answer of others) expect(problemIn(answer).code).toBe('not-found')
  })

  it('lets one of two in who follow it at once', async () => {
    const hosted = await party()
    const { token } = await invite(hosted, { role: 'manager' })
    const people = await Promise.all([verifiedPerson(), verifiedPerson(), verifiedPerson()])
    const answers = await Promise.all(people.map((person) => join(hosted, token, person)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await team(hosted)).members).toHaveLength(1)
  })

  it('for the door lets in several, without an account, who say who they are', async () => {
    const hosted = await party()
    const { token, link } = await invite(hosted, { role: 'door' })
    expect(new URL(link).pathname).toBe(`/${hosted.shareRef}/door`)
    const [one, other] = [await namelessGuest(), await guest()]
    expect(problemIn(await join(hosted, token, one)).errors).toEqual([
      { path: 'name', message: 'Say who you are.' },
    ])
    for (const [person, name] of [
      [one, 'North gate'],
      [other, 'South gate'],
    ] as const) {
      expect((await join(hosted, token, person, name)).body).toMatchObject({ role: 'door' })
      expect((await read(hosted, person)).status).toBe(200)
    }
    expect((await team(hosted)).members.map(({ name }) => name).sort()).toEqual(['North gate', 'South gate'])
  })

  it('for managers is refused to guests and to the unverified', async () => {
    const hosted = await party()
    const { token } = await invite(hosted, { role: 'manager' })
    expect(problemIn(await join(hosted, token, await guest(), 'Gus')).code).toBe('guests-cannot')
    expect(problemIn(await join(hosted, token, await unverifiedPerson())).code).toBe('unverified')
    expect((await join(hosted, token, await verifiedPerson())).status).toBe(200)
  })

  it('is worth nothing once it is withdrawn, too old, or taken to another activity', async () => {
    const [hosted, other] = [await party(), await party()]
    const [withdrawn, old, good] = [
      await invite(hosted, { role: 'manager' }),
      await invite(hosted, { role: 'manager' }),
      await invite(hosted, { role: 'manager' }),
    ]
    await call(
      'withdrawTeamInvitation',
      { shareRef: hosted.shareRef, invitationId: withdrawn.invitation.id },
      organiser,
    )
    await database()
      .doc(`activities/${hosted.shareRef}/teamInvitations/${old.invitation.id}`)
      .update({ expiresAt: '2026-01-01T00:00:00.000Z' })
    const person = await verifiedPerson()
    const refused = [
      await join(hosted, withdrawn.token, person),
      await join(hosted, old.token, person),
      await join(other, good.token, person),
      await join(hosted, 'x'.repeat(32), person),
    ].map((answer) => ({ ...problemIn(answer), requestId: '' }))
    expect(new Set(refused.map((problem) => JSON.stringify(problem))).size).toBe(1)
    expect(refused[0]).toMatchObject({ code: 'not-found' })
    expect((await join(hosted, good.token, person)).status).toBe(200)
  })

  it('is kept as a hash and mailed to whom it is for', async () => {
    const hosted = await party()
    const email = `mia.${hosted.shareRef}@example.com`
    const { token, link } = await invite(hosted, { role: 'manager', email })
    const text = await mailTo(email)
    expect(text).toContain(link)
    const kept = await database().collection(`activities/${hosted.shareRef}/teamInvitations`).get()
    expect(JSON.stringify(kept.docs.map((doc) => [doc.id, doc.data()]))).not.toContain(token)
  })

  it('does not lower the role of whoever has a higher one', async () => {
    const [hosted, manager] = [await party(), await verifiedPerson()]
    await add(hosted, manager, 'manager')
    const { token } = await invite(hosted, { role: 'door' })
    expect((await join(hosted, token, manager)).body).toMatchObject({ role: 'manager' })
    expect((await join(hosted, token, organiser)).body).toMatchObject({ role: 'owner' })
  })
})

describe('a manager', () => {
  it('edits, publishes and sees numbers and people; does not cancel, delete or give managers', async () => {
    const [hosted, manager] = [await hostedDraft(), await verifiedPerson('Mia Manager')]
    const { shareRef } = hosted
    await add(hosted, manager, 'manager')
    const body = draft({ audience: 'private', status: 'draft', title: 'Renamed' })
    expect((await send('updateActivity', { params: { shareRef }, body }, manager)).status).toBe(200)
    expect((await sendCall('changeActivityStatus', { shareRef, status: 'active' }, manager)).status).toBe(200)
    const { activity } = await ask('readDashboard', { query: { shareRef } }, manager)
    expect([activity.title, activity.organiser.uid]).toEqual(['Renamed', organiser.uid])
    expect(await call('listAttendees', { shareRef }, manager)).toMatchObject({ items: [] })
    for (const answer of [
      await sendCall('changeActivityStatus', { shareRef, status: 'cancelled' }, manager),
      await sendCall('inviteToTeam', { shareRef, role: 'manager' }, manager),
      await sendCall('changeTeamRole', { shareRef, uid: manager.uid, role: 'door' }, manager),
    ]) {
      expect(problemIn(answer)).toMatchObject({ status: 403, code: 'role-needed' })
    }
    expect((await invite(hosted, { role: 'door' }, manager)).link).toContain('/door')
  })

  it('is told whether the owner can be paid, whatever of their own payouts', async () => {
    const manager = await verifiedPerson('Mia Manager')
    const paid = await hosted(
      { ticketTypes: [ticketType({ price: 500 })] },
      await verifiedPerson('Otto Owner'),
    )
    const free = await party()
    const { token } = await invite(paid, { role: 'manager' }, paid.organiser)
    await join(paid, token, manager)
    await add(free, manager, 'manager')
    const payouts = async ({ shareRef }: Hosted, by: Person) =>
      (await ask('readActivityForEdit', { params: { shareRef } }, by)).payouts
    expect([await payouts(paid, manager), await payouts(free, manager)]).toEqual([
      { isOwn: false, isReady: true, sellsIn: ['usd'] },
      { isOwn: false, isReady: false, sellsIn: null },
    ])
    expect([await payouts(paid, paid.organiser), await payouts(free, organiser)]).toEqual([
      { isOwn: true, isReady: true, sellsIn: ['usd'] },
      { isOwn: true, isReady: false, sellsIn: null },
    ])
  })

  it('finds the activity among those they help with', async () => {
    const [hosted, manager] = [await party(), await verifiedPerson()]
    await add(hosted, manager, 'manager')
    const { items } = await call('listMyActivities', { kind: 'helping' }, manager)
    expect(items.map((it) => it.shareRef)).toEqual([hosted.shareRef])
  })

  it('is nobody any more once removed', async () => {
    const [hosted, manager] = [await party(), await verifiedPerson()]
    await add(hosted, manager, 'manager')
    await call('removeFromTeam', { shareRef: hosted.shareRef, uid: manager.uid }, organiser)
    expect((await read(hosted, manager)).status).toBe(404)
    expect((await sendCall('listTeam', { shareRef: hosted.shareRef }, manager)).status).toBe(404)
  })
})

describe('door staff', () => {
  it('see the activity, and neither its people nor its numbers', async () => {
    const [hosted, door] = [await party(), await verifiedPerson('Dora Door')]
    const { shareRef } = hosted
    await add(hosted, door, 'door')
    expect((await read(hosted, door)).status).toBe(200)
    for (const answer of [
      await send('readDashboard', { query: { shareRef } }, door),
      await send('updateActivity', { params: { shareRef }, body: draft() }, door),
      await sendCall('listAttendees', { shareRef }, door),
      await sendCall('listTeam', { shareRef }, door),
    ]) {
      expect(problemIn(answer).code).toBe('role-needed')
    }
  })

  it('leave by themselves, and become managers only by the owner and with an account', async () => {
    const [hosted, door, passerBy] = [await party(), await verifiedPerson('Dora Door'), await guest()]
    const { shareRef } = hosted
    await add(hosted, door, 'door')
    await add(hosted, passerBy, 'door')
    await call('changeTeamRole', { shareRef, uid: door.uid, role: 'manager' }, organiser)
    expect((await team(hosted, door)).role).toBe('manager')
    const refused = await sendCall(
      'changeTeamRole',
      { shareRef, uid: passerBy.uid, role: 'manager' },
      organiser,
    )
    expect(problemIn(refused).code).toBe('conflict')
    expect((await sendCall('removeFromTeam', { shareRef, uid: organiser.uid }, passerBy)).status).toBe(200)
    expect((await sendCall('removeFromTeam', { shareRef, uid: door.uid }, passerBy)).status).toBe(403)
    await call('removeFromTeam', { shareRef, uid: passerBy.uid }, passerBy)
    expect((await read(hosted, passerBy)).status).toBe(404)
  })
})

describe('the trail', () => {
  it('says who did what, newest first, and survives whoever is removed', async () => {
    const [hosted, manager] = [await hostedDraft(), await verifiedPerson('Mia Manager')]
    const { shareRef } = hosted
    await add(hosted, manager, 'manager')
    const body = draft({
      status: 'draft',
      audience: 'private',
      title: 'Renamed',
      endDate: '2099-01-01T10:00',
    })
    await send('updateActivity', { params: { shareRef }, body }, manager)
    await call('changeActivityStatus', { shareRef, status: 'active' }, manager)
    await call('removeFromTeam', { shareRef, uid: manager.uid }, organiser)
    const { items } = await call('listAudit', { shareRef }, organiser)
    expect(items.map(({ byName, kind, subject }) => [byName, kind, subject])).toEqual([
      ['Olga Organiser', 'team-removed', 'Mia Manager'],
      ['Mia Manager', 'published', ''],
      ['Mia Manager', 'saved', 'title, time'],
      ['Mia Manager', 'team-joined', 'manager'],
      ['Olga Organiser', 'team-invited', 'manager'],
      ['Olga Organiser', 'created', ''],
    ])
  })
})

/** A draft as its organiser left it. */
async function hostedDraft(): Promise<Hosted> {
  const { shareRef } = await ask(
    'createActivity',
    { body: draft({ audience: 'private', status: 'draft' }) },
    organiser,
  )
  return { organiser, shareRef, activity: await ask('readActivity', { params: { shareRef } }, organiser) }
}
