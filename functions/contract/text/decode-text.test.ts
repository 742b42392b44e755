import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text'

const latin = Buffer.from('Två', 'latin1')

describe('bytes', () => {
  it.each([
    ['of UTF-8', Buffer.from('Två'), ''],
    ['with a mark', Buffer.from('\uFEFFTvå', 'utf16le'), 'text/html; charset=iso-8859-1'],
    ['with a mark of the other order', Buffer.from('\uFEFFTvå', 'utf16le').swap16(), ''],
    ['of the header’s encoding', latin, 'text/calendar; charset="ISO-8859-1"'],
    ['of an encoding that nobody states', latin, 'text/calendar'],
    ['of an encoding that is stated wrong', latin, 'text/calendar; charset=utf-8'],
    ['of an encoding that does not exist', Buffer.from('Två'), 'text/html; charset=klingon'],
  ])('%s are read', (_, bytes, type) => {
    expect(decodeText(bytes, type)).toBe('Två')
  })

  it('are read as the page itself says', () => {
    const page = Buffer.from(
      '<meta http-equiv=x content="text/html; charset=windows-1251"><p>\xcc\xee',
      'latin1',
    )
    expect(decodeText(page, 'text/html')).toContain('Мо')
  })

  const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Två\r\nEND:VCALENDAR'
  const cyrillic = Buffer.concat([Buffer.from('SUMMARY;CHARSET=windows-1251:'), Buffer.from([0xcc, 0xee])])
  it.each([
    ['in UTF-16 without a mark', Buffer.from(calendar, 'utf16le'), calendar],
    ['in UTF-16 of the other order', Buffer.from(calendar, 'utf16le').swap16(), calendar],
    ['in the letters that a line of it names', cyrillic, 'SUMMARY;CHARSET=windows-1251:Мо'],
    [
      'in UTF-8 with one broken byte',
      Buffer.concat([Buffer.from('Två större öar åt öster '), Buffer.from([0xff])]),
      'Två större öar åt öster \uFFFD',
    ],
    [
      'in UTF-8 that says it is UTF-16',
      Buffer.from('<meta charset="utf-16">Två'),
      '<meta charset="utf-16">Två',
    ],
  ])('of a file %s are read', (_, bytes, text) => {
    expect(decodeText(bytes, '')).toBe(text)
  })
})
