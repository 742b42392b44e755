import type { Activity } from 'functions/contract/activities/activity'
import { expect, it } from 'vitest'
import { mayHaveLines } from './may-have-lines'

const endless = { capacity: null, sharesCapacity: null }
const ofFive = { capacity: 5, sharesCapacity: null }
const ofHall = { capacity: null, sharesCapacity: 'hall' }

it.each([
  ['one of its tickets has a limit', true, [endless, ofFive], true],
  ['one of its tickets shares places', true, [endless, ofHall], true],
  ['none of its tickets has a limit', true, [endless, endless], false],
  ['it has no wait-list', false, [ofFive], false],
  ['it has neither', false, [endless], false],
  ['it has no tickets', true, [], false],
])('is asked for its lines only where there may be some: %s', (_, waitList, ticketTypes, may) => {
  expect(mayHaveLines({ waitList, ticketTypes } as unknown as Activity)).toBe(may)
})
