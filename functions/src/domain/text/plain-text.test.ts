import { describe, expect, it } from 'vitest'
import { cutText, isAddressIn, plainText } from './plain-text'

describe('a text that is cut', () => {
  it.each([
    ['abcdefgh', 'abcdefgh'],
    ['abcdefghi', 'abcdefg…'],
  ])('%j at most eight characters long is %j', (text, cut) => {
    expect(cutText(text, 8)).toBe(cut)
  })

  it('ends between words where the second half has a space, and inside of one where only the first has', () => {
    // Seven characters of room: a space at the fourth is not past the half, one at the fifth is.
    expect(cutText('abcd efghijk', 8)).toBe('abcd ef…')
    expect(cutText('abcde fghijk', 8)).toBe('abcde…')
  })

  it('never ends inside of a character', () => {
    expect(cutText('abcdef💥💥', 8)).toBe('abcdef…')
    expect(cutText('abcde💥💥💥', 8)).toBe('abcde💥…')
  })
})

it.each([
  ['https://a.example/x.', 'See https://a.example/x', true],
  ['https://a.example/x', 'See (https://a.example/x).', true],
  ['https://a.example/x', 'See https://a.example/xyz', false],
  ['...', 'See ...', false],
])('the address %j stands in %j: %s', (address, words, stands) => {
  expect(isAddressIn(address, words)).toBe(stands)
})

it('has no markup in a plain text, however it was written, and no control characters', () => {
  expect(plainText('a &lt;script&gt;x&lt;/script&gt;\r\n<b>b</b>')).toBe('a x b')
})
