import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Activity } from 'functions/contract/activities/activity'
import type { MyActivitiesKind } from 'functions/contract/activities/my-activities'
import { answerRsvp } from '../../../functions/src/actions/rsvps/answer-rsvp'
import { decideRsvp } from '../../../functions/src/actions/rsvps/decide-rsvp'
import { listMyActivities } from '../../../functions/src/actions/activities/list-my-activities'
import { acceptInvitation } from '../../../functions/src/actions/invitations/accept-invitation'
import { inviteToTeam } from '../../../functions/src/actions/team/invite-to-team'
import { joinTeam } from '../../../functions/src/actions/team/join-team'
import { sendRsvp } from '../../../functions/src/actions/rsvps/send-rsvp'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { minutesAfter } from '../../../functions/src/domain/wall-time'
import { database } from '../../support/database'
import { newShareRef } from '../../support/documents'
import { actor, published, startInProcess, stopInProcess } from '../../support/in-process'

beforeAll(startInProcess)
afterAll(stopInProcess)

const now = () => new Date().toISOString()
const go = (by: Actor, { shareRef }: Activity) => answerRsvp(by, { shareRef, response: 'going' }, now())
const refsOf = async (by: Actor, kind: MyActivitiesKind, at = now(), cursor?: string) =>
  (await listMyActivities(by, { kind, ...(cursor && { cursor }) }, at)).items.map((it) => it.shareRef)
/** A moment after it. */
const after = ({ endsAt }: Activity) => minutesAfter(endsAt, 1)
const standingsOf = async (by: Actor) =>
  (await listMyActivities(by, { kind: 'going' }, now())).items.map((it) => it.standing)

describe('the activities that a person goes to', () => {
  it('say of whoever waits that they wait, and until when a place is theirs to take', async () => {
    const { activity } = await published({ rsvp: { capacity: 1 } })
    const [first, second] = [actor(), actor()]
    for (const person of [first, second]) await go(person, activity)
    expect(await standingsOf(first)).toEqual([undefined])
    expect(await standingsOf(second)).toEqual([{ state: 'waiting', offerEndsAt: null }])
    await answerRsvp(first, { shareRef: activity.shareRef, response: 'not-going' }, now())
    const [offer] = await standingsOf(second)
    expect(offer?.state).toBe('offered')
    expect(Date.parse(offer?.offerEndsAt ?? '')).toBeGreaterThan(Date.now())
    await go(second, activity)
    expect([await standingsOf(first), await standingsOf(second)]).toEqual([[], [undefined]])
  })

  it('say of whoever asks that nobody has let them in yet, and who is not', async () => {
    const { organiser, activity } = await published({ rsvp: { needsApproval: true } })
    const [wanted, unwanted] = [actor(), actor()]
    for (const person of [wanted, unwanted]) {
      await go(person, activity)
      expect(await standingsOf(person)).toEqual([{ state: 'awaiting-approval', offerEndsAt: null }])
    }
    const { shareRef } = activity
    await decideRsvp(organiser, { shareRef, uid: wanted.uid, decision: 'approve' }, now())
    await decideRsvp(organiser, { shareRef, uid: unwanted.uid, decision: 'decline' }, now())
    expect(await standingsOf(wanted)).toEqual([undefined])
    expect(await standingsOf(unwanted)).toEqual([{ state: 'declined', offerEndsAt: null }])
  })
})

describe('the other lists of a person', () => {
  it('keep what they are interested in with what they go to, and say so', async () => {
    const [one, other] = [await published({}), await published({})]
    const person = actor()
    await go(person, one.activity)
    await answerRsvp(person, { shareRef: other.activity.shareRef, response: 'interested' }, now())
    const { items } = await listMyActivities(person, { kind: 'going' }, now())
    expect(new Map(items.map((it) => [it.shareRef, it.isInterested]))).toEqual(
      new Map([
        [one.activity.shareRef, undefined],
        [other.activity.shareRef, true],
      ]),
    )
    expect(await refsOf(person, 'past', after(other.activity))).toEqual([one.activity.shareRef])
  })

  it('hold an invitation that was mailed until it is answered, and lead in by it', async () => {
    const { organiser, activity } = await published({ audience: 'private' })
    const { shareRef } = activity
    const uid = randomUUID()
    const invited: Actor = { ...actor(), uid, provenEmail: `${uid}@example.com` }
    const stranger: Actor = { ...invited, uid: randomUUID(), provenEmail: `x-${uid}@example.com` }
    const body = { shareRef, emails: [`${uid}@example.com`], connections: [], message: '' }
    await sendRsvp(organiser, body, randomUUID(), now())
    expect(await refsOf(stranger, 'invited')).toEqual([])
    expect(await refsOf(invited, 'invited', after(activity))).toEqual([])
    const [card] = (await listMyActivities(invited, { kind: 'invited' }, now())).items
    expect(card).toMatchObject({ shareRef, invitation: expect.any(String) as string })
    await acceptInvitation(invited, { shareRef, token: card?.invitation ?? '' }, now())
    const [followed] = (await listMyActivities(invited, { kind: 'invited' }, now())).items
    expect([followed?.shareRef, followed?.invitation]).toEqual([shareRef, undefined])
    await go(invited, activity)
    expect([await refsOf(invited, 'invited'), await refsOf(invited, 'going')]).toEqual([[], [shareRef]])
  })

  it('keep what they hosted and what they went to together when it is over, once and page by page', async () => {
    const { organiser: person, activity: own } = await published({})
    const visited = (await published({})).activity
    await go(person, visited)
    expect([await refsOf(person, 'hosting'), await refsOf(person, 'past')]).toEqual([[own.shareRef], []])
    const end = after(own) > after(visited) ? after(own) : after(visited)
    const together = [own.shareRef, visited.shareRef].toSorted()
    expect([await refsOf(person, 'hosting', end), (await refsOf(person, 'past', end)).toSorted()]).toEqual([
      [],
      together,
    ])
    const copies = database().batch()
    for (let n = 0; n < 30; n++) {
      const shareRef = newShareRef()
      copies.set(database().doc(`activities/${shareRef}`), { ...own, shareRef })
    }
    await copies.commit()
    const found: string[] = []
    for (let cursor: string | undefined, ended = false; !ended;) {
      const page = await listMyActivities(person, { kind: 'past', ...(cursor && { cursor }) }, end)
      found.push(...page.items.map((it) => it.shareRef))
      cursor = page.nextCursor ?? undefined
      ended = cursor === undefined
    }
    expect([found.length, new Set(found).size]).toEqual([32, 32])
    expect(found).toEqual(expect.arrayContaining(together))
  })

  it('name every activity that they help with, page by page', async () => {
    const helper = { ...actor('verified'), name: 'Hal Helper' }
    const { organiser, activity } = await published({})
    const { link } = await inviteToTeam(organiser, { shareRef: activity.shareRef, role: 'manager' }, now())
    const token = new URL(link).searchParams.get('join') ?? ''
    await joinTeam(helper, { shareRef: activity.shareRef, token }, now())
    const member = await database().doc(`activities/${activity.shareRef}/team/${helper.uid}`).get()
    const copies = database().batch()
    for (let n = 0; n < 30; n++) {
      const shareRef = newShareRef()
      copies.set(database().doc(`activities/${shareRef}`), { ...activity, shareRef })
      copies.set(database().doc(`activities/${shareRef}/team/${helper.uid}`), { ...member.data(), shareRef })
    }
    await copies.commit()
    const first = await listMyActivities(helper, { kind: 'helping' }, now())
    const rest = await refsOf(helper, 'helping', now(), first.nextCursor ?? '')
    expect(new Set([...first.items.map((it) => it.shareRef), ...rest]).size).toBe(31)
  })
})
