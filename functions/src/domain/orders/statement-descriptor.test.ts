import { expect, it } from 'vitest'
import { statementSuffix } from './statement-descriptor'

it.each([
  ['Lantern walk', 'Lantern wa'],
  ['Jazz', 'Jazz'],
  ['Fête d’été', 'Fete d ete'],
  ['A<b>\\ "c" \'d\' *', 'A b c d'],
  ['Go for it now', 'Go for it'],
  ['10 km', '10 km'],
  ['2026', undefined],
  ['夏祭り', undefined],
  ['', undefined],
])('says of %j on a statement: %s', (title, suffix) => {
  expect(statementSuffix(title)).toBe(suffix)
})
