import { expect, it } from 'vitest'
import { axisOf, shownLabels } from './chart-scale'

it.each([
  [[], 1, [0, 1]],
  [[0, 0], 1, [0, 1]],
  [[3], 3, [0, 1, 2, 3]],
  [[38], 40, [0, 20, 40]],
  [[101], 150, [0, 50, 100, 150]],
])('ends the axis of %j at %i', (values, top, marks) => {
  expect(axisOf(values)).toEqual({ top, marks })
})

it('shows the last label and few enough of the others', () => {
  expect([...shownLabels(30, 6)].toSorted((a, b) => a - b)).toEqual([4, 9, 14, 19, 24, 29])
  expect(shownLabels(3, 6).size).toBe(3)
})
