import { expect, it } from 'vitest'
import { MOST_PART_BYTES, partOf } from './byte-range'

const MIB = 1024 * 1024

it.each([
  ['bytes=0-1', 100, [0, 1]],
  ['bytes=0-', 100, [0, 99]],
  ['bytes=99-', 100, [99, 99]],
  ['bytes=10-1000', 100, [10, 99]],
  ['bytes=-10', 100, [90, 99]],
  ['bytes=-1000', 100, [0, 99]],
  ['bytes=0-', 50 * MIB, [0, MOST_PART_BYTES - 1]],
  [`bytes=${10 * MIB}-${40 * MIB}`, 50 * MIB, [10 * MIB, 10 * MIB + MOST_PART_BYTES - 1]],
])('answers %s of %i bytes with a bounded part', (header, size, [start, end]) => {
  expect(partOf(header, size)).toEqual({ start, end, isWhole: false })
})

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('has nothing for %s of 100 bytes', (header) => {
  expect(partOf(header, 100)).toBe('unsatisfiable')
})

it.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b'])(
  'answers %s with the whole',
  (header) => {
    expect(partOf(header, 100)).toEqual({ start: 0, end: 99, isWhole: true })
  },
)
