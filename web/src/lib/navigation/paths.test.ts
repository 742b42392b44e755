import { RESERVED_SEGMENTS } from 'functions/contract/ids'
import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { PAGES, isOwnDocument, paths } from './paths'
import type { PageName } from './paths'

/** The specification's section 2, with DESIGN's decisions where it says two things. */
const SPECIFIED = `
/login public
/explore public
/my-activities private
/returnStripe private
/private public
/reset-password public
/activity public
/create public
/create/select private
/manual/create private
/ai/create private
/preview private
/payment private
/edit private
/edit/:shareRef private
/invoice/:shareRef private
/:shareRef private
/:shareRef/dashboard private
/promotion public
/promotion/create private
/promotion/preview private
/promotion/edit public
/sponsor private
/sponsor/organization private
/sponsor/organization/update private
/sponsor/profile private
/sponsor/profile/update private
/sponsor/explore private
/sponsor/my-past-sponsored private
/sponsor/my-upcoming-sponsored private
/sponsor/payment private
/sponsor/congratulations private
/sponsor/activity private
/community public
/community/create private
/community/create/socials private
/community/edit/:communityId private
/community/:communityId public
/community/my-communities private
`

const names = Object.keys(PAGES) as PageName[]

describe('the table of pages', () => {
  it.each(
    SPECIFIED.trim()
      .split('\n')
      .map((line) => line.split(' ')),
  )('has %s as %s', (pattern, access) => {
    expect(Object.values(PAGES).filter((page) => page.pattern === pattern)).toMatchObject([{ access }])
  })

  it('has our own pages beside the specified ones, and no others', () => {
    const own = names.filter((name) => !SPECIFIED.includes(`\n${PAGES[name].pattern} `))
    expect(own).toEqual([
      'publicActivity',
      'payouts',
      'createImport',
      'door',
      'tickets',
      'account',
      'person',
      'terms',
      'privacy',
      'help',
      'contact',
      'design',
    ])
  })

  it('reserves every first segment, so that no activity is ever hidden by a page', () => {
    const firsts = names.map((name) => PAGES[name].pattern.split('/')[1] ?? '')
    const reserved: readonly string[] = RESERVED_SEGMENTS
    expect(firsts.filter((first) => !first.startsWith(':') && !reserved.includes(first))).toEqual([])
  })
})

describe('paths', () => {
  const SHARE_REF = 'abcdefgh23'
  it.each([
    ['activity', paths.activity(SHARE_REF)],
    ['dashboard', paths.dashboard(SHARE_REF)],
    ['door', paths.door(SHARE_REF)],
    ['editActivity', paths.edit(SHARE_REF)],
    ['edit', paths.edit()],
    ['publicActivity', paths.publicActivity(SHARE_REF)],
    ['invoice', paths.invoice('order_12345')],
    ['person', paths.person('u1')],
    ['myActivities', paths.myActivities('drafts').split('?')[0]!],
    ['payment', paths.payment('order_12345').split('?')[0]!],
    ['promotionCreate', paths.promotionCreate(SHARE_REF).split('?')[0]!],
    ['sponsorActivity', paths.sponsorActivity(SHARE_REF).split('?')[0]!],
    ['sponsorCongratulations', paths.sponsorCongratulations('order_12345').split('?')[0]!],
  ] as const)('builds an address that the page %s matches', (name, path) => {
    expect(matchPath(PAGES[name].pattern, path)).not.toBeNull()
  })

  it('names the activity that a page is about, where there is one', () => {
    expect(paths.promotionCreate(SHARE_REF)).toBe(`/promotion/create?activity=${SHARE_REF}`)
    expect(paths.promotionCreate()).toBe('/promotion/create')
  })

  it('encodes the way back', () => {
    expect(paths.login('/my-activities?tab=past')).toBe('/login?returnUrl=%2Fmy-activities%3Ftab%3Dpast')
  })
})

describe('isOwnDocument', () => {
  const own = ['/activity/abcdefgh23', '/activity/abcdefgh23?a=b', '/activity/abcdefgh23/']
  it.each([...own, '/payment', '/payment?order=order_12345'])('is true of %s', (href) => {
    expect(isOwnDocument(href)).toBe(true)
  })

  const ofTheApp = ['/activity', '/activity/', '/activity?sort=title', '/abcdefgh23', '/activity/a/b']
  it.each([...ofTheApp, '/payments', '/sponsor/payment'])('is false of %s', (href) => {
    expect(isOwnDocument(href)).toBe(false)
  })
})
