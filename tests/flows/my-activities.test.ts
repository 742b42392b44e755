import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Activity } from 'functions/contract/activity'
import { answerRsvp } from '../../functions/src/actions/answer-rsvp'
import { decideRsvp } from '../../functions/src/actions/decide-rsvp'
import { listMyActivities } from '../../functions/src/actions/list-my-activities'
import type { Actor } from '../../functions/src/domain/actor'
import { actor, published, startInProcess, stopInProcess } from '../support/in-process'

beforeAll(startInProcess)
afterAll(stopInProcess)

const now = () => new Date().toISOString()
const go = (by: Actor, { shareRef }: Activity) => answerRsvp(by, { shareRef, response: 'going' }, now())
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
