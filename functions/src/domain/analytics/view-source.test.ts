import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { SourceKey } from '../../../contract/activities/source'
import { sourceOf } from './view-source'

const from = (referrer: string, code?: string) => sourceOf({ referrer, code }, 'turnout.example')

describe('the source of a view', () => {
  it.each([
    ['', 'direct'],
    ['turnout.example', 'turnout'],
    ['www.google.pt', 'search'],
    ['duckduckgo.com', 'search'],
    ['mail.google.com', 'mail'],
    ['l.instagram.com', 'instagram'],
    ['lm.facebook.com', 'facebook'],
    ['t.co', 'x'],
    ['t.me', 'telegram'],
    ['WWW.REDDIT.COM', 'reddit'],
    ['blog.example.org', 'site'],
    ['notx.com', 'site'],
    ['facebook.com.evil.example', 'site'],
  ])('of a link on %j is %s', (host, source) => {
    expect(from(host)).toBe(source)
  })

  it.each([
    ['qr', 'qr'],
    ['FB', 'facebook'],
    ['newsletter', 'mail'],
    ['Flyer Old Town', 'link:flyer-old-town'],
    ['!!!', 'other'],
    ['__proto__', 'link:proto'],
  ])('is what its address says before where it stood: %j is %s', (code, source) => {
    expect(from('www.google.com', code)).toBe(source)
  })

  it('is one of the words that the numbers know, whatever a browser sends', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (referrer, code) => {
        expect(SourceKey.safeParse(from(referrer, code)).success).toBe(true)
      }),
    )
  })
})
