import { expect, it } from 'vitest'
import { sizeText } from './size-text'

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [640_000, '640 kB'],
  [3_440_000, '3.4 MB'],
  [104_857_600, '105 MB'],
])('says %i bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
