import { expect, it } from 'vitest'
import { rsvpsOfActivityKey, rsvpsOfActivityQuery } from './rsvps-of-activity'
import type { RsvpView } from './rsvps-of-activity'

const REF = 'abcdefghjk'
const key = (view: RsvpView) => JSON.stringify(rsvpsOfActivityQuery('olga', REF, view).queryKey)

it('keeps each order and each state of the list apart', () => {
  const views: RsvpView[] = [
    {},
    { sort: 'user-shown-name' },
    { sort: 'rsvp-created-at' },
    { state: 'waiting' },
    { state: 'waiting', sort: 'user-shown-name' },
  ]
  expect(new Set(views.map(key)).size).toBe(views.length)
})

it('keeps one list under one key, with what all lists of the activity share', () => {
  expect(key({ sort: 'rsvp-responded-at' })).toBe(key({}))
  expect(rsvpsOfActivityQuery('olga', REF).queryKey.slice(0, 4)).toEqual(rsvpsOfActivityKey('olga', REF))
})
