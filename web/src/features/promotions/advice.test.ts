import { DEFAULT_IMAGE } from 'functions/contract/activities/activity'
import { expect, it } from 'vitest'
import { adviceFor } from './advice'

const GOOD = { title: 'Lantern walk', description: 'By the river.', thumbnail: '/covers/river-run.webp' }
const weak = (over: object) =>
  Object.entries(adviceFor({ ...GOOD, ...over }))
    .filter(([, advice]) => !advice.isGood)
    .map(([part]) => part)

it('is content with a short title, a sentence and a picture', () => {
  expect(weak({})).toEqual([])
})

it.each([
  ['title', { title: 'a'.repeat(61) }],
  ['sentence', { description: '' }],
  ['cover', { thumbnail: DEFAULT_IMAGE }],
])('would make the %s better', (part, over) => {
  expect(weak(over)).toEqual([part])
})

it('says how long a title is that is cut off', () => {
  expect(adviceFor({ ...GOOD, title: 'a'.repeat(75) }).title.text).toContain('75')
})
