import { ActivityStatus } from 'functions/contract/activities/activity'
import { expect, it } from 'vitest'
import { movesFor } from './status-moves'

it('offers to end an activity to its owner alone, and to managers everything else', () => {
  for (const status of ActivityStatus.options) {
    const all = movesFor(status, 'owner')
    expect(movesFor(status, 'manager')).toEqual(all.filter((it) => it !== 'cancelled' && it !== 'deleted'))
  }
  expect(movesFor('active', 'owner')).toContain('cancelled')
  expect(movesFor('active', 'manager')).toEqual(['inactive'])
})
