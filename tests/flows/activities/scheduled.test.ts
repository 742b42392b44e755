import { beforeAll, describe, expect, it } from 'vitest'
import { layoutOf } from '../../../emulators/stack/layout'
import { runSchedules } from '../../../emulators/stack/schedules'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import { draft, inDays, ticketType } from '../../support/activities'
import { database } from '../../support/database'
import { verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, sendCall } from '../../support/requests'

let organiser: Person
beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
  await ask('signIn', { body: {} }, organiser)
})

async function makeDraft(over: Partial<ActivitySaveInput> = {}): Promise<string> {
  const body = draft({ status: 'draft', ...over })
  return (await ask('createActivity', { body }, organiser)).shareRef
}

const plan = (shareRef: string, publishAt: string | null, by = organiser) =>
  sendCall('schedulePublishing', { shareRef, publishAt }, by)
const settings = (shareRef: string) => database().doc(`activities/${shareRef}/private/settings`)
const edit = (shareRef: string) => ask('readActivityForEdit', { params: { shareRef } }, organiser)
/** Lets the time of a plan have come. */
const letCome = (shareRef: string) => settings(shareRef).update({ scheduledFor: '2026-11-01T10:00:00.000Z' })
const sweep = () => runSchedules(layoutOf('test'))
const mailsTo = async (email: string) =>
  (await database().collection('outbox').where('to', 'array-contains', email).get()).docs.map((doc) => doc.id)

describe('a draft with a time to go live', () => {
  it('says so to those who host it, goes live then, and not before', async () => {
    const shareRef = await makeDraft()
    const answer = await call('schedulePublishing', { shareRef, publishAt: inDays(2, '18:00') }, organiser)
    expect(answer.scheduledFor).toBe(`${inDays(2, '18:00')}:00.000Z`)
    expect((await edit(shareRef)).scheduledFor).toBe(answer.scheduledFor)
    const { items } = await call('listMyActivities', { kind: 'drafts' }, organiser)
    expect(items.find((it) => it.shareRef === shareRef)?.scheduledFor).toBe(answer.scheduledFor)
    await sweep()
    expect((await edit(shareRef)).status).toBe('draft')
    await letCome(shareRef)
    await sweep()
    expect(await edit(shareRef)).toMatchObject({ status: 'active', scheduledFor: null })
    const found = await ask('readActivity', { params: { shareRef } }, null)
    expect(found.publishedAt).not.toBeNull()
    expect((await database().doc(`listings/${shareRef}`).get()).exists).toBe(true)
  })

  it('stays one when the plan is taken back, or changed to later', async () => {
    const [back, later] = [await makeDraft(), await makeDraft()]
    for (const shareRef of [back, later]) await plan(shareRef, inDays(2))
    await letCome(back)
    expect((await plan(back, null)).status).toBe(200)
    await plan(later, inDays(3))
    await sweep()
    expect([(await edit(back)).status, (await edit(later)).status]).toEqual(['draft', 'draft'])
  })

  it('that cannot go live then stays a draft, and its organiser is told once why', async () => {
    const shareRef = await makeDraft()
    await plan(shareRef, inDays(2))
    await letCome(shareRef)
    await database().doc(`activities/${shareRef}`).update({ startsAt: '2026-11-02T10:00:00.000Z' })
    await sweep()
    await sweep()
    expect(await edit(shareRef)).toMatchObject({ status: 'draft', scheduledFor: null })
    const mails = (await mailsTo(organiser.email)).filter((id) => id.startsWith(`not-published-${shareRef}`))
    expect(mails).toHaveLength(1)
    const mail = (
      await database()
        .doc(`outbox/${mails[0] ?? ''}`)
        .get()
    ).get('message')
    expect(mail).toMatchObject({ text: expect.stringContaining('This start is in the past') })
  })

  it('and is published by hand before has no plan any more', async () => {
    const shareRef = await makeDraft()
    await plan(shareRef, inDays(2))
    await call('changeActivityStatus', { shareRef, status: 'active' }, organiser)
    await call('changeActivityStatus', { shareRef, status: 'inactive' }, organiser)
    await letCome(shareRef)
    await sweep()
    expect(await edit(shareRef)).toMatchObject({ status: 'inactive', scheduledFor: null })
  })
})

describe('a plan', () => {
  it.each<[string, string, Partial<ActivitySaveInput>, string]>([
    ['in the past', inDays(-1), {}, 'publishAt'],
    ['after the start', inDays(8), {}, 'publishAt'],
    ['for what has no place', inDays(2), { location: null }, 'location'],
    [
      'for what sells before payouts',
      inDays(2),
      { ticketTypes: [ticketType({ price: 500 })] },
      'ticketTypes',
    ],
  ])('%s is refused; one that is none of these is not', async (_, publishAt, over, path) => {
    const refused = problemIn(await plan(await makeDraft(over), publishAt))
    expect(refused.errors?.map((error) => error.path)).toContain(path)
    expect((await plan(await makeDraft(), inDays(2))).status).toBe(200)
  })

  it('is for a draft, and for those who may publish it', async () => {
    const shareRef = await makeDraft()
    expect(problemIn(await plan(shareRef, inDays(2), await verifiedPerson())).status).toBe(404)
    await call('changeActivityStatus', { shareRef, status: 'active' }, organiser)
    expect(problemIn(await plan(shareRef, inDays(2)))).toMatchObject({ status: 409, code: 'conflict' })
  })
})
