import { describe, expect, it } from 'vitest'
import { shareHref } from './share-links'

const url = 'https://turnout.example/activity/abcdefgh23'
const text = `Soup & lanterns?\n${url}`

describe('shareHref', () => {
  it('escapes what would end the text', () => {
    expect(new URL(shareHref('whatsapp', { text })).searchParams.get('text')).toBe(text)
  })

  it('gives Telegram the link once', () => {
    const { searchParams } = new URL(shareHref('telegram', { text, url }))
    expect([searchParams.get('url'), searchParams.get('text')]).toEqual([url, 'Soup & lanterns?'])
  })

  it('writes spaces and lines of a mail as mail programs read them (RFC 6068)', () => {
    expect(shareHref('mail', { text: 'One two\nthree', subject: 'A & B' })).toBe(
      'mailto:?subject=A%20%26%20B&body=One%20two%0D%0Athree',
    )
  })

  it.each([
    ['facebook', 'u'],
    ['linkedin', 'url'],
  ] as const)('gives %s the link alone', (channel, name) => {
    const { searchParams } = new URL(shareHref(channel, { text, url }))
    expect([...searchParams.entries()]).toEqual([[name, url]])
  })
})
