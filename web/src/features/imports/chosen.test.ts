import type { ImportedActivity } from 'functions/contract/imports/import'
import { describe, expect, it } from 'vitest'
import { choose, chosenAtFirst } from './chosen'

const first = { startDate: '2027-05-01T10:00', endDate: '2027-05-01T12:00' }
const second = { startDate: '2027-05-08T10:00', endDate: '2027-05-08T12:00' }
const found = { ...first, occurrences: [first, second] } as unknown as ImportedActivity

describe('a choice among what was found', () => {
  it('is made at first where there is only one, with its next date', () => {
    expect([...chosenAtFirst([found])]).toEqual([[0, first]])
    expect([...chosenAtFirst([found, found])]).toEqual([])
  })

  it('keeps the order of the list, with one date for each', () => {
    const both = choose(choose(new Map(), 1, first), 0, first)
    expect([...both.keys()]).toEqual([0, 1])
    expect([...choose(both, 1, second)]).toEqual([
      [0, first],
      [1, second],
    ])
    expect([...choose(both, 0, undefined).keys()]).toEqual([1])
  })
})
