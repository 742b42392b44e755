import { DELETED_NAME } from 'functions/contract/accounts/deleted-name'
import { describe, expect, it } from 'vitest'
import { renderBrokenPage, renderMaintenancePage, renderMissingPage, renderPublicPage } from './render'
import { sampleActivity } from '../sample-activity'

const NOW = '2026-05-04T10:00:00.000Z'
const render = (changes = {}) =>
  renderPublicPage({ activity: sampleActivity(changes), now: NOW, origin: 'https://turnout.example' })
const jsonLdOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
    offers: Record<string, string>[]
  } & Record<string, unknown>
const dataOf = (html: string) =>
  JSON.parse(/id="activity-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '') as { title: string }

describe('the public page', () => {
  it('reads well without a script: title, when, where, price and the way to the tickets', () => {
    const html = render()
    expect(html).toContain('<title>Lantern concert on the hill · Turnout</title>')
    expect(html).toContain('Saturday, June 20')
    expect(html).toContain('8:00 PM – 10:30 PM')
    expect(html).toContain('Jardim do Torel')
    expect(html).toContain('$12.50')
    expect(html).toContain('href="/payment?activity=abcdefghjk&amp;tickets=aaaaaaaaaa.1"')
  })

  it('says when the first of its sales opens, to readers and to search engines', () => {
    const [type] = sampleActivity().ticketTypes
    if (!type) throw new Error('The sample has no tickets')
    const opens = (saleStartsAt: string) => ({ saleStartsAt, saleStartsInstant: `${saleStartsAt}:00.000Z` })
    const ticketTypes = [
      { ...type, shareRef: 'bbbbbbbbbb', ...opens('2026-06-01T10:00') },
      { ...type, ...opens('2026-05-12T10:00') },
    ]
    const html = render({ ticketTypes })
    expect(html).toContain('On sale from Tue, May 12, 10:00 AM')
    expect(html).not.toContain('href="/payment')
    expect(jsonLdOf(html).offers[1]).toMatchObject({
      availability: 'https://schema.org/PreOrder',
      validFrom: '2026-05-12T10:00:00.000Z',
    })
    expect(render({ ticketTypes: [type] })).not.toContain('On sale from')
  })

  it('says that it is in person and online where it is both', () => {
    const both = render({ hasMeetingUrl: true })
    expect(both).toContain('In person and online')
    expect(both).toContain('https://www.openstreetmap.org/')
    expect(both).toContain('You get the link when you are going.')
    expect(jsonLdOf(both)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
    })
    expect(render()).not.toContain('In person and online')
  })

  it('says the refund policy of what costs something, also where there is no right to cancel', () => {
    const [type] = sampleActivity().ticketTypes
    const none = 'No refunds unless the activity is cancelled.'
    expect(render({ cancellation: null })).toContain(none)
    const cancellable = render({ cancellation: { daysBefore: 3, keepPercent: 0 } })
    expect(cancellable).toContain('You can cancel until 3 days before it starts')
    expect(cancellable).not.toContain(none)
    expect(render({ cancellation: null, ticketTypes: [{ ...type, price: 0 }] })).not.toContain(none)
  })

  it('leads people who bought without an account to their tickets', () => {
    expect(render({})).toMatch(/<footer[^]*<a href="\/tickets">Find my tickets<\/a>/)
  })

  it('leads to its host’s page, as long as there is one', () => {
    const host = { uid: 'host-1', name: 'Ana', photoURL: null }
    expect(render({ organiser: host })).toMatch(/<a [^>]*href="\/person\/host-1"/)
    const gone = render({ organiser: { ...host, name: DELETED_NAME } })
    expect(gone).not.toContain('/person/')
    expect(gone).toContain(DELETED_NAME)
  })

  it('names itself for search engines and shared links', () => {
    const html = render()
    expect(html).toContain('<link rel="canonical" href="https://turnout.example/activity/abcdefghjk">')
    expect(html).toContain(
      '<meta property="og:image" content="https://turnout.example/covers/lantern-concert.webp">',
    )
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  it('describes the event with offers and times with their offset', () => {
    expect(jsonLdOf(render())).toMatchObject({
      '@type': 'Event',
      startDate: '2026-06-20T20:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Jardim do Torel' },
      offers: [{ price: '12.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' }],
    })
  })

  it('offers at the price that is charged, with a fee that is passed on', () => {
    const html = render({ fee: { mode: 'pass-on', basisPoints: 1000, fixed: 0 } })
    expect(jsonLdOf(html).offers[0]?.price).toBe('13.75')
    expect(html).toContain('$13.75')
    expect(html).not.toContain('$12.50')
  })

  it('cannot be broken out of, whatever a title holds', () => {
    const title = '</script><script>alert(1)</script><!-- "\' & \u2028'
    const html = render({ title, description: title })
    expect(html).not.toContain('<script>alert')
    expect(html.match(/<\/script>/g)).toHaveLength(4)
    expect(jsonLdOf(html).name).toBe(title)
    expect(dataOf(html).title).toBe(title)
  })

  it('has neither inline scripts nor inline styles', () => {
    const html = render()
    expect(html).not.toMatch(/ style=|<style| on[a-z]+="/)
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(scripts.filter((it) => !/src=|type="application\//.test(it ?? ''))).toEqual([])
  })

  it('says when it was cancelled, and offers nothing then', () => {
    const html = render({ status: 'cancelled' })
    expect(html).toContain('This activity was cancelled')
    expect(html).not.toContain('Are you coming?')
    expect(html).not.toContain('href="/payment')
    expect(jsonLdOf(html).eventStatus).toBe('https://schema.org/EventCancelled')
  })

  it('says that it is over once it has ended', () => {
    expect(render({ endsAt: '2026-05-04T09:59:59.000Z' })).toContain('This activity is over')
    expect(render({ endsAt: '2026-05-04T10:00:01.000Z' })).not.toContain('This activity is over')
  })

  it('keeps the link of an online one to those who come', () => {
    const html = render({ type: 'virtual', location: null, hasMeetingUrl: true })
    expect(html).toContain('You get the link when you are going.')
    expect(jsonLdOf(html).location).toEqual({
      '@type': 'VirtualLocation',
      url: 'https://turnout.example/activity/abcdefghjk',
    })
  })
})

describe('the page for nothing', () => {
  it('is not to be indexed, and brings no script of its own', () => {
    const html = renderMissingPage({ origin: 'https://turnout.example' })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('type="module"')
  })
})

describe('the page for a failure of ours', () => {
  it('names the failure, offers another try, and is not to be indexed', () => {
    const html = renderBrokenPage({ origin: 'https://turnout.example', requestId: 'r-<1>' })
    expect(html).toContain('r-&lt;1&gt;')
    expect(html).toContain('Try again')
    expect(html).toContain('<meta name="robots" content="noindex">')
  })
})

describe('the page during maintenance', () => {
  it('says how long it takes, and reloads every 30 seconds without a script', () => {
    const html = renderMaintenancePage({ origin: 'https://turnout.example' })
    expect(html).toContain('We&#x27;ll be back soon!')
    expect(html).toContain('Estimated completion: 4-6 hours')
    expect(html).toContain('<meta http-equiv="refresh" content="30">')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('type="module"')
  })
})
