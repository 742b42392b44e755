import { expect, it } from 'vitest'
import { coverSearches } from './cover-words'

it.each([
  [{ title: 'A lantern walk by the river', words: '' }, ['lantern walk river', 'lantern', 'river']],
  [{ title: 'Yoga', words: 'sunrise yoga' }, ['sunrise yoga', 'yoga']],
  [{ title: '灯りの散歩', words: '' }, ['灯りの散歩']],
  [{ title: 'The event', words: '' }, []],
])('searches covers for %j', (draft, searches) => {
  expect(coverSearches(draft)).toEqual(searches)
})
