import { expect, it } from 'vitest'
import { intentions } from './intention'

it('keeps the key of the same content, and makes another for other content', () => {
  let count = 0
  const keyOf = intentions(() => `key-${++count}`)
  expect([keyOf({ a: 1 }), keyOf({ a: 1 }), keyOf({ a: 2 }), keyOf({ a: 1 })]).toEqual([
    'key-1',
    'key-1',
    'key-2',
    'key-3',
  ])
})
