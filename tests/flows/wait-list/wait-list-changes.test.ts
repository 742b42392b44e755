import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ActivitySave } from 'functions/contract/activities/activity-save'
import type { Activity } from 'functions/contract/activities/activity'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import { changeActivityStatus } from '../../../functions/src/actions/activities/change-activity-status'
import { foldChanges } from '../../../functions/src/actions/analytics/fold-tally'
import { readActivityForEdit } from '../../../functions/src/actions/activities/read-activity'
import { sweepWaitLists } from '../../../functions/src/actions/wait-list/sweep-wait-lists'
import { updateActivity } from '../../../functions/src/actions/activities/update-activity'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { minutesAfter } from '../../../functions/src/domain/wall-time'
import { ticketType } from '../../support/activities'
import { actor, outcomes, startInProcess, stopInProcess } from '../../support/in-process'
import {
  crowd,
  expectInvariant,
  firstOf,
  free,
  hold,
  inTurn,
  join,
  look,
  mailsTo,
  now,
  soldOut,
  standing,
  waitsOf,
} from '../../support/wait-list'

beforeAll(startInProcess)
afterAll(stopInProcess)

async function change(organiser: Actor, { shareRef }: Activity, over: Partial<ActivitySaveInput>) {
  const { draft } = await readActivityForEdit(organiser, shareRef)
  await updateActivity(organiser, shareRef, ActivitySave.parse({ ...draft, ...over }), now())
}

describe('what an organiser changes', () => {
  const withCapacity = (activity: Activity, capacity: number | null) => ({
    ticketTypes: [ticketType({ shareRef: firstOf(activity), capacity })],
  })

  it('more tickets go to those who wait', async () => {
    const { organiser, activity } = await soldOut(2)
    const people = crowd(3)
    await inTurn(people, activity)
    await change(organiser, activity, withCapacity(activity, 4))
    expect(await outcomes([hold(actor(), activity)])).toEqual({ 'sold-out': 1 })
    await look(activity)
    const states = await Promise.all(people.map((by) => standing(by, activity)))
    expect(states).toEqual(['offered', 'offered', 'waiting'])
    await expectInvariant(activity)
  })

  it('a capacity below what is sold or on offer is refused, one of just that is not', async () => {
    const { organiser, activity, giveBack } = await soldOut(2)
    await inTurn(crowd(1), activity)
    await giveBack(1)
    await look(activity)
    expect(await outcomes([change(organiser, activity, withCapacity(activity, 1))])).toEqual({ conflict: 1 })
    expect(await outcomes([change(organiser, activity, withCapacity(activity, 2))])).toEqual({ done: 1 })
    await expectInvariant(activity)
  })

  it('no wait-list any more ends the line: what was set aside is anybody’s again', async () => {
    const { organiser, activity, giveBack } = await soldOut(2)
    const people = crowd(2)
    await inTurn(people, activity)
    await giveBack(1)
    await look(activity)
    await change(organiser, activity, { waitList: false })
    await look(activity)
    expect(await waitsOf(activity)).toEqual([])
    expect(await outcomes([join(actor(), activity)])).toEqual({ conflict: 1 })
    expect(await outcomes([hold(actor(), activity)])).toEqual({ done: 1 })
    expect(await mailsTo(people[1] as Actor)).toEqual([`The wait-list: ${activity.title}`])
    await expectInvariant(activity)
  })

  it('a ticket type that goes takes its line along, and what it had issued', async () => {
    const { organiser, activity, giveBack } = await soldOut(1)
    const people = crowd(2)
    await inTurn(people, activity)
    await giveBack(1)
    await look(activity)
    await foldChanges(activity.shareRef, null)
    await change(organiser, activity, { ticketTypes: [ticketType({ title: 'Another' })] })
    await look(activity)
    expect([await waitsOf(activity), await free(activity)]).toEqual([[], 0])
  })

  it('a pause lets the line rest; what comes free is offered when it goes on', async () => {
    const { organiser, activity, giveBack } = await soldOut(2)
    const [first] = crowd(1) as [Actor]
    await join(first, activity)
    const status = (to: 'active' | 'inactive') =>
      changeActivityStatus(organiser, { shareRef: activity.shareRef, status: to }, now())
    await status('inactive')
    await giveBack(1)
    await look(activity)
    expect(await standing(first, activity)).toBe('waiting')
    expect(await outcomes([join(actor(), activity)])).toEqual({ 'sales-closed': 1 })
    await status('active')
    await look(activity)
    expect(await standing(first, activity)).toBe('offered')
  })

  it('nothing: the line ends by itself with the sale', async () => {
    const { activity } = await soldOut(1)
    const [first] = crowd(1) as [Actor]
    await join(first, activity)
    await look(activity)
    await sweepWaitLists(minutesAfter(activity.startsAt, 1))
    expect(await standing(first, activity)).toBe('waiting')
    await sweepWaitLists(minutesAfter(activity.startsAt, 2))
    expect(await waitsOf(activity)).toEqual([])
    expect(await mailsTo(first)).toEqual([`The wait-list: ${activity.title}`])
  })
})
