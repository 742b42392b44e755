import { describe, expect, it } from 'vitest'
import { shownPicture } from './shown-picture'

const own = '/app/pictures/abcdefgh/480.webp'

describe('a person’s picture', () => {
  it.each([
    [own, own],
    [`https://turnout.example${own}`, own],
    ['https://lh3.googleusercontent.com/a/x=s96-c', 'https://lh3.googleusercontent.com/a/x=s96-c'],
  ])('%s is shown', (url, shown) => {
    expect(shownPicture(url)).toBe(shown)
  })

  it.each([
    null,
    undefined,
    '',
    'https://graph.facebook.com/1/picture',
    'http://lh3.googleusercontent.com/a/x',
    'https://googleusercontent.com.evil.example/a',
    'https://evil.example/?https://lh3.googleusercontent.com/',
    'data:image/png;base64,x',
    `${own}?x`,
  ])('%s is none', (url) => {
    expect(shownPicture(url)).toBeNull()
  })
})
