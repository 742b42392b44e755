import { describe, expect, it } from 'vitest'
import { destinationOf, safeReturnUrl } from './return-url'

describe('safeReturnUrl', () => {
  it.each([
    ['/my-activities?tab=drafts#top', '/my-activities?tab=drafts#top'],
    ['/abcdefgh23/dashboard', '/abcdefgh23/dashboard'],
    ['/explore?next=https://evil.example', '/explore?next=https://evil.example'],
    ['/', '/'],
  ])('keeps the path %s', (given, kept) => {
    expect(safeReturnUrl(given)).toBe(kept)
  })

  it.each([
    'https://evil.example',
    'http:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/explore\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ /evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '.evil.example',
    '',
    '/\u0000/evil.example',
  ])('drops %j', (attack) => {
    expect(safeReturnUrl(attack)).toBeUndefined()
  })

  it('never answers an address that begins with two slashes, also after .. is resolved', () => {
    for (const tricky of [
      '/..//evil.example',
      '/.//evil.example',
      '/a/..//evil.example',
      '/%2F/evil.example',
    ]) {
      expect(safeReturnUrl(tricky) ?? '/').not.toMatch(/^\/[/\\]/)
    }
  })

  it('has nothing to keep without a parameter', () => {
    expect(safeReturnUrl(null)).toBeUndefined()
  })
})

describe('destinationOf', () => {
  it('leads back to where the person was going', () => {
    expect(destinationOf('?returnUrl=%2Fmanual%2Fcreate')).toBe('/manual/create')
  })

  it.each(['', '?returnUrl=https%3A%2F%2Fevil.example', '?returnUrl=%2Flogin', '?returnUrl=%2Fprivate%3Fa'])(
    'leads to explore from %j',
    (search) => {
      expect(destinationOf(search)).toBe('/explore')
    },
  )
})
