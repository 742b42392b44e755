import { describe, expect, it } from 'vitest'
import { readRows } from './csv-rows'
import { readSource } from './read-source'

const url = 'https://lido.example/water/list'
const reader = { zone: 'Europe/Lisbon', today: '2026-11-20', url }
const calendar = (...lines: readonly string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'SUMMARY:Swim', ...lines, 'END:VEVENT']
const ics = (...lines: readonly string[]) => readSource('ics', calendar(...event(...lines)), reader).found[0]
const page = (html: string) => readSource('page', html, reader)
const script = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`

describe('a place of a calendar', () => {
  const at = 'DTSTART:20270501T100000Z'
  it.each([
    ['GEO:41.1;-8.6', 41.1, -8.6],
    ['GEO:41.1,-8.6', 41.1, -8.6],
    ['GEO:0;0', undefined, undefined],
    ['GEO:91;0', undefined, undefined],
    ['GEO:90;180', 90, 180],
    ['GEO:here', undefined, undefined],
  ])('lies where %s says', (line, latitude, longitude) => {
    const location = ics(at, 'LOCATION:Lido', line)?.location
    expect([location?.latitude, location?.longitude]).toEqual([latitude, longitude])
  })

  it('has the address that a program of Apple keeps beside it', () => {
    const apple =
      'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="Shore Road 1\\n4000 Porto";X-TITLE="Lido":geo:41.1,-8.6'
    expect(ics(at, 'LOCATION:Lido', apple)).toMatchObject({
      location: { name: 'Lido', address: 'Shore Road 1, 4000 Porto', latitude: 41.1, longitude: -8.6 },
    })
  })

  it.each([
    ['LOCATION:Zoom', 'virtual', '“Zoom” is taken for online.'],
    ['LOCATION:Zoom Café', 'in-person', undefined],
    [
      'LOCATION:https://maps.google.com/?q=1',
      'not-specified',
      'No place is given: choose where it takes place.',
    ],
    [
      'DESCRIPTION:Join https://zoom.us/j/1',
      'virtual',
      'No place is given, but a link to a call: it is taken for online.',
    ],
    ['X-GOOGLE-CONFERENCE:https://meet.google.com/abc', 'virtual', undefined],
    ['URL:https://lido.example/', 'not-specified', 'No place is given: choose where it takes place.'],
  ])('is told from a call: %s', (line, type, why) => {
    const found = ics(at, line)
    expect([found?.type, found?.guessed['type']]).toEqual([type, why])
  })
})

describe('two dates of a series', () => {
  it('are in order, whichever the file names first', () => {
    const found = ics('DTSTART:20270501T100000Z', 'RDATE:20270701T100000Z,20270601T100000Z')
    expect(found?.occurrences.map((it) => it.startDate.slice(5, 7))).toEqual(['05', '06', '07'])
  })
})

describe('a table', () => {
  it.each(['a,b\r\n1,2\r\n3,4', 'a,b\n1,2\n3,4', 'a,b\r1,2\r3,4', 'a,b\r\n\r\n1,2\n3,4\r\n'])(
    'of any kind of lines is read: %j',
    (text) => {
      expect(readRows(text)).toEqual([
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ])
    },
  )
})

describe('a line that names a place', () => {
  const when = '<h1>Swim</h1><p>When: 1 May 2027, 10:00</p>'
  it.each([
    ['<p>Where: Lido</p>', 'Lido'],
    ['<h3>Where</h3><p>Lido</p>', 'Lido'],
    ['<dt>Ort:</dt><dd>Lido</dd>', 'Lido'],
    ['<p>Somewhere: Lido</p>', undefined],
    ['<p>Where</p>', undefined],
    ['<p>Where we swim is a secret</p>', undefined],
  ])('%s', (html, name) => {
    expect(page(when + html).found[0]?.location?.name).toBe(name)
  })
})

describe('a page that another one lists', () => {
  const list = (...titles: readonly string[]) =>
    page(titles.map((title, at) => `<a href="/events/swim-${at % 3}">${title}</a>`).join('')).pages
  it('has the longest of its titles, whichever comes first', () => {
    const long = ['Swim number 0', 'Swim number 1', 'Swim number 2']
    const short = ['More', 'More', 'More']
    for (const titles of [
      [...long, ...short],
      [...short, ...long],
    ]) {
      expect(list(...titles).map(({ title }) => title)).toEqual(long)
    }
  })

  it.each([
    '/events/category/water',
    '/events/list/swims',
    '/events/swim.ics',
    '/about/swim',
    'https://other.example/events/a',
  ])('is none at %s', (href) => {
    const three = ['1', '2', '3'].map((at) => `<a href="/events/swim-${at}">Swim number ${at}</a>`).join('')
    expect(page(`${three}<a href="${href}">Swim of another kind</a>`).pages).toHaveLength(3)
  })
})

describe('the fields of an event of schema.org', () => {
  const swim = { '@type': 'Event', startDate: '2027-05-01T10:00' }
  it('are the first that are filled in', () => {
    const found = page(script({ ...swim, name: '', headline: 'Swim', summary: 'Else' })).found[0]
    expect(found?.title).toBe('Swim')
  })

  it('say what became of it', () => {
    const status = (eventStatus: string) =>
      page(script({ ...swim, name: 'Swim', eventStatus })).found[0]?.warnings
    expect(status('https://schema.org/EventCancelled')).toEqual(['The source says that it is cancelled.'])
    expect(status('EventPostponed')).toEqual(['The source says that it is postponed.'])
    expect(status('https://schema.org/EventRescheduled')).toEqual([
      'The source says that it was moved to another date.',
    ])
    expect(status('https://schema.org/EventScheduled')).toEqual([])
  })
})
