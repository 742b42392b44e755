import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text'

const latin = Buffer.from('Två', 'latin1')

describe('bytes', () => {
  it.each([
    ['of UTF-8', Buffer.from('Två'), ''],
    ['with a mark', Buffer.from('\uFEFFTvå', 'utf16le'), 'text/html; charset=iso-8859-1'],
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
})
