import { describe, expect, it } from 'vitest'
import { readSource, sniffKind } from '../read-source'

const url = 'https://lido.example/water/swim-at-events'
const reader = { zone: 'Pacific/Auckland', today: '2026-11-20', url }
const read = (html: string, at: string | null = url) => readSource('page', html, { ...reader, url: at })
const meta = (property: string, content: string) => `<meta property="${property}" content="${content}">`
const script = (data: unknown) =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`
const swim = {
  '@type': 'Event',
  name: 'Swim',
  startDate: '2027-05-01T10:00+01:00',
  endDate: '2027-05-01T12:00+01:00',
  location: { '@type': 'Place', name: 'Lido', address: { addressCountry: 'PT' } },
}
const only = (html: string, at: string | null = url) => {
  const { found } = read(html, at)
  const [event, another] = found
  if (!event || another) throw new Error(`There are ${found.length} events, not one`)
  return event
}

describe('a page whose event is stated in full', () => {
  it('is offered without a guess but the zone, with nothing to say, and without its words', () => {
    const { found, warnings, leftOut, words, pages } = read(script(swim))
    expect(found.map((it) => [it.startDate, it.timezone, it.guessed, it.warnings])).toEqual([
      ['2027-05-01T10:00', 'Europe/Lisbon', { timezone: 'Found by the country of the place.' }, []],
    ])
    expect({ warnings, leftOut, words, pages }).toEqual({ warnings: [], leftOut: [], words: null, pages: [] })
  })
})

describe('a page that is no event', () => {
  const article =
    meta('og:type', 'article') +
    meta('og:title', 'Pool reopens') +
    meta('article:published_time', '2026-11-19T08:00Z')
  it.each([
    ['a title and one time', meta('og:title', 'Swim') + '<time datetime="2026-11-19T08:30">today</time>'],
    ['a piece of news', `${article}<time datetime="2026-11-19T08:30">19 November 2026, 8:30</time>`],
    ['a piece of news with a date in it', `${article}<p>It closed on Saturday, 1 May 2027 at 10:00.</p>`],
    ['the time of its writing', '<h1>Swim</h1><p class="post-date">Posted on 1 May 2027 at 10:00</p>'],
    ['a day that nothing explains', '<h1>Our story</h1><p>We opened on 1 May 2027.</p>'],
  ])('but has %s is none, says so, and hands its words on', (_, html) => {
    const { found, warnings, words } = read(html)
    expect([found, warnings]).toEqual([[], ['This page does not say that it is about an event.']])
    expect(words?.length).toBeGreaterThan(3)
  })

  it('hands on what a person reads there, and nothing around it', () => {
    const { words } = read(
      `${meta('og:description', 'Cold water.')}<title>Swim</title><nav>Home</nav><style>p{}</style>
      <main><h1>Swim</h1><p>Bring a <b>towel</b>.</p><script>1</script><form>Search</form></main><footer>©</footer>`,
    )
    expect(words).toBe('Swim\nCold water.\nBring a towel.')
  })

  it('hands on at most what a draft is made of', () => {
    expect(read(`<p>${'word '.repeat(5000)}</p>`).words?.length).toBeLessThanOrEqual(8000)
  })

  it('is JSON that describes none, and says so; JSON that describes one is read', () => {
    expect([sniffKind('{"error":404}'), sniffKind(' [1]')]).toEqual(['page', 'page'])
    expect(read('{"error":404}').warnings[0]).toContain('JSON')
    expect(read(JSON.stringify([swim])).found.map((it) => it.title)).toEqual(['Swim'])
  })
})

describe('a page that only its text makes an event', () => {
  it.each([
    ['en', 'When: Saturday, May 1, 2027 7:30 PM', '2027-05-01T19:30'],
    ['de', 'Termin: Samstag, 1. Mai 2027, 19:30 Uhr', '2027-05-01T19:30'],
    ['fr', 'Quand : samedi 1er mai 2027 à 19h30', '2027-05-01T19:30'],
    ['es', 'Fecha: sábado 1 de mayo de 2027, 19:30 h', '2027-05-01T19:30'],
    ['it', 'Quando: sabato 1 maggio 2027, ore 19:30', '2027-05-01T19:30'],
    ['nl', 'Wanneer: zaterdag 1 mei 2027 om 19.30 uur', '2027-05-01T19:30'],
    ['pt', 'Data: sábado, 1 de maio de 2027 às 19h30', '2027-05-01T19:30'],
  ])('in %s is offered with all of it marked, and its words beside it', (language, line, startDate) => {
    const html = `<html lang="${language}"><title>Swim</title><body><h1>Swim</h1><p>${line}</p></body></html>`
    const { found, words } = read(html)
    const [event] = found
    expect([event?.title, event?.startDate]).toEqual(['Swim', startDate])
    expect(Object.keys(event?.guessed ?? {})).toEqual(
      expect.arrayContaining(['title', 'startDate', 'endDate', 'timezone', 'type']),
    )
    expect(event?.guessed['startDate']).toContain('check it')
    expect(event?.warnings[0]).toContain('does not say that it is an event')
    expect(words).toContain(line)
  })

  it.each([
    ['the names of its parts', url, '<p class="event-date">1 May 2027, 10:00</p>'],
    ['its address', 'https://lido.example/events/swim', '<p>1 May 2027, 10:00</p>'],
    ['its template', url, '<article class="single-event"><p>1 May 2027, 10:00</p></article>'],
    ['its link to a calendar', url, '<p>1 May 2027, 10:00</p><a href="/swim.ics">Add to calendar</a>'],
  ])('is one by %s', (_, at, body) => {
    expect(only(`<h1>Swim</h1>${body}`, at).startDate).toBe('2027-05-01T10:00')
    const plain = '<h1>Swim</h1><p>1 May 2027, 10:00</p>'
    expect(read(plain).found).toEqual([])
  })

  it('is one by what it is called, where its text has a weekday with a time of day', () => {
    expect(only('<h1>Board meeting</h1><p>Saturday, 1 May 2027, 10:00</p>').startDate).toBe(
      '2027-05-01T10:00',
    )
    expect(read('<h1>Board meeting</h1><p>We met on 1 May 2027, 10:00</p>').found).toEqual([])
    expect(read('<h1>Board members</h1><p>Saturday, 1 May 2027, 10:00</p>').found).toEqual([])
  })

  it('says how many other dates its page names', () => {
    const [one, ...more] = ['1 May 2027', '8 May 2027', '15 May 2027'].map(
      (day) => `<p>When: ${day}, 10:00</p>`,
    )
    const said = (html: string) => only(`<h1>Swim</h1>${html}`).warnings
    expect(said(one ?? '')).toHaveLength(1)
    expect(said([one, ...more].join(''))[1]).toContain('2 other dates')
    expect(only(`<h1>Swim</h1>${more.toReversed().join('')}${one}`).startDate).toBe('2027-05-01T10:00')
  })

  it('is read where its content is called a sidebar by its template', () => {
    const line = '<p>When: 1 May 2027, 10:00</p>'
    expect(only(`<h1>Swim</h1><div class="content-sidebar-wrap">${line}</div>`).startDate).toContain(
      '2027-05-01',
    )
    expect(only(`<div class="sidebar"><h1>Swim</h1>${line}</div>`).startDate).toContain('2027-05-01')
  })

  it('has the place that a line names, marked', () => {
    const event = only(
      '<h1>Swim</h1><p>When: 1 May 2027, 10:00</p><p>Where: Lido, Shore Road 1, 4000 Porto</p>',
    )
    expect(event.location).toEqual({ name: 'Lido', address: 'Shore Road 1, 4000 Porto' })
    expect(event.guessed).toHaveProperty('location')
  })

  it.each([
    ['en-GB', '03/04/2027', '2027-04-03', true],
    ['en', '03/04/2027', '2027-03-04', true],
    ['en', '03/13/2027', '2027-03-13', false],
    ['en', '03.04.2027', '2027-04-03', false],
    ['de', '04.04.2027', '2027-04-04', false],
  ])(
    'in %s has the date %s, and says whether it may be the other way round',
    (language, date, day, isOpen) => {
      const event = only(`<html lang="${language}"><h1>Swim</h1><p>When: ${date}, 10:00</p>`)
      expect(event.startDate).toBe(`${day}T10:00`)
      expect(event.guessed['startDate']?.includes('other way round')).toBe(isOpen)
    },
  )

  it('says that the year is a guess where the page names none', () => {
    expect(only('<h1>Swim</h1><p>When: Sat 1 May, 10:00</p>').guessed['startDate']).toContain('year')
    expect(only('<h1>Swim</h1><p>When: 1 May 2027, 10:00</p>').guessed['startDate']).not.toContain('year')
  })
})

describe('a page that lists', () => {
  const item = (at: number) =>
    `<li><a href="/events/swim-${at}"><img></a> <a href="/events/swim-${at}">Swim number ${at}</a></li>`
  const list = (count: number) =>
    Array.from({ length: count }, (_, at) => item(at)).join('') + '<a href="/events/category/water">Water</a>'

  it('offers the pages of its events, each once, by its title', () => {
    const { found, pages, warnings } = read(list(3), 'https://lido.example/events')
    expect([found, warnings]).toEqual([[], [expect.stringContaining('lists events')]])
    expect(pages).toEqual(
      [0, 1, 2].map((at) => ({ title: `Swim number ${at}`, url: `https://lido.example/events/swim-${at}` })),
    )
  })

  it('is none with fewer than three, and none that was pasted', () => {
    expect(read(list(2), 'https://lido.example/events').pages).toEqual([])
    expect(read(list(3), null).pages).toEqual([])
  })

  it('puts what it is about first where it only names the others', () => {
    const other = { ...swim, name: 'Earlier', startDate: '2027-01-01T10:00', endDate: '2027-01-01T11:00' }
    const mine = { ...swim, url }
    expect(read(script([other, swim])).found.map((it) => it.title)).toEqual(['Earlier', 'Swim'])
    expect(read(script([other, mine])).found.map((it) => it.title)).toEqual(['Swim', 'Earlier'])
  })
})

describe('what a page says of an event in ways of its own', () => {
  it.each([
    ['2019-9-13T10:00', '2019-09-13T10:00'],
    ['Saturday, August 4, 2018 7:30 PM', '2018-08-04T19:30'],
    ['Sat Aug 04 2018 19:30:00 GMT+0100 (BST)', '2018-08-04T19:30'],
    ['19/06/2026 10:00:00', '2026-06-19T10:00'],
    ['2018-08-04 7:30pm', '2018-08-04T19:30'],
  ])('the start %s is read, and marked', (startDate, expected) => {
    const event = only(`<html lang="en-GB">${script({ ...swim, startDate, endDate: undefined })}`)
    expect([event.startDate, event.guessed['startDate']]).toEqual([
      expected,
      expect.stringContaining('check it'),
    ])
  })

  it('a start that is none is quoted, and one that is missing is said to be', () => {
    const [unread, missing] = ['soon', undefined].map(
      (startDate) => only(script({ ...swim, startDate, endDate: undefined })).guessed['startDate'],
    )
    expect([unread, missing]).toEqual([
      'The source says “soon”, which could not be read as a date: tomorrow is assumed.',
      'No date is given: tomorrow is assumed.',
    ])
  })

  it.each([
    ['2027-05-01T00:00', undefined, '2027-05-01T23:59'],
    ['2027-05-01T00:00:00+00:00', '2027-05-01T23:59:59+00:00', '2027-05-01T23:59'],
    ['2027-05-01T00:00', '2027-05-02T00:00', '2027-05-01T23:59'],
    ['2027-05-01T00:00', '2027-05-03T00:00', '2027-05-03T23:59'],
  ])('midnight at %s until %s is a whole day, marked', (startDate, endDate, last) => {
    const event = only(script({ ...swim, startDate, endDate }))
    expect([event.startDate, event.endDate]).toEqual(['2027-05-01T00:00', last])
    expect(event.guessed['startDate']).toContain('only the day')
  })

  it('midnight with an end at another time is midnight', () => {
    const event = only(script({ ...swim, startDate: '2027-05-01T00:00', endDate: '2027-05-01T04:00' }))
    expect([event.endDate, event.guessed['startDate']]).toEqual(['2027-05-01T04:00', undefined])
  })

  it.each([
    [
      'a number with a zero in front',
      '{"@type":"Event","name":"Swim","startDate":"2027-05-01T10:00","geo":{"latitude":041.1},"offers":{"price":012}}',
    ],
    ['quotes in its texts', '{"@type":"Event","name":"The "Big" Swim","startDate":"2027-05-01T10:00"}'],
    ['a comment', '{"@type":"Event",/* x */"name":"Swim",// y\n"startDate":"2027-05-01T10:00"}'],
    ['a comma too few', '{"@type":"Event","name":"Swim"\n"startDate":"2027-05-01T10:00"}'],
    ['no end', '{"@type":"Event","name":"Swim","startDate":"2027-05-01T10:00"'],
    ['single quotes', "{'@type':'Event','name':'Swim','startDate':'2027-05-01T10:00'}"],
    [
      'written as text',
      '{&quot;@type&quot;:&quot;Event&quot;,&quot;name&quot;:&quot;Swim&quot;,&quot;startDate&quot;:&quot;2027-05-01T10:00&quot;}',
    ],
    ['two values', '{"@type":"Place"}{"@type":"Event","name":"Swim","startDate":"2027-05-01T10:00"}'],
  ])('data with %s is read all the same', (_, data) => {
    expect(only(script(data)).startDate).toBe('2027-05-01T10:00')
  })

  it.each(['Swim | Lido Porto', 'Swim – Lido Porto', 'Lido Porto: Swim', 'Swim'])(
    'the title %s is without the name of its site',
    (title) => {
      expect(only(meta('og:site_name', 'Lido Porto') + script({ ...swim, name: title })).title).toBe('Swim')
    },
  )

  it('a picture is found without a title beside it', () => {
    expect(only(meta('og:image', 'https://cdn.example/a.png') + script(swim)).pictureUrl).toBe(
      'https://cdn.example/a.png',
    )
  })

  it('an event without a title has the one of its page, marked', () => {
    const event = only(`<title>Swim</title>${script({ ...swim, name: '' })}`)
    expect([event.title, event.guessed['title']]).toEqual(['Swim', expect.stringContaining('no title')])
  })
})

describe('an event in microformats', () => {
  it('of the older kind is read', () => {
    const event = only(`<div class="vevent"><h1 class="summary">Swim</h1>
      <span class="dtstart"><span class="value">2027-05-01</span> <span class="value">10:00</span></span>
      <abbr class="dtend" title="2027-05-01T12:00">noon</abbr><a class="url" href="/swim">more</a>
      <div class="location vcard"><b class="fn org">Lido</b><div class="adr"><i class="street-address">Shore Road 1</i>
      <i class="locality">Porto</i> <i class="country-name">Portugal</i></div></div></div>`)
    expect(event).toMatchObject({
      title: 'Swim',
      startDate: '2027-05-01T10:00',
      endDate: '2027-05-01T12:00',
      url: 'https://lido.example/swim',
      timezone: 'Europe/Lisbon',
      location: { name: 'Lido', address: 'Shore Road 1, Porto, Portugal' },
    })
  })

  it('of the newer kind is read, each event once', () => {
    const entry = (
      day: string,
    ) => `<div class="h-event"><a class="p-name u-url" href="/${day}">Swim ${day}</a>
      <time class="dt-start" datetime="2027-05-${day}T10:00">then</time><span class="p-location">Lido</span></div>`
    const { found } = read(`${entry('01')}${entry('02')}`)
    expect(found.map((it) => [it.title, it.startDate, it.location?.name])).toEqual([
      ['Swim 01', '2027-05-01T10:00', 'Lido'],
      ['Swim 02', '2027-05-02T10:00', 'Lido'],
    ])
  })
})

describe('an event with a schedule', () => {
  const schedule = {
    '@type': 'Schedule',
    startDate: '2026-11-02',
    endDate: '2026-12-15',
    repeatFrequency: 'P1W',
    byDay: ['https://schema.org/Tuesday', 'https://schema.org/Friday'],
    startTime: '18:00',
    endTime: '20:00',
    exceptDate: '2026-12-01',
    scheduleTimezone: 'Europe/Berlin',
  }
  const { startDate: _, endDate: __, ...bare } = swim

  it('offers its dates from today on', () => {
    const event = only(script({ ...bare, eventSchedule: schedule }))
    expect(event.timezone).toBe('Europe/Berlin')
    expect(event.occurrences.map((it) => it.startDate)).toEqual([
      '2026-11-20T18:00',
      '2026-11-24T18:00',
      '2026-11-27T18:00',
      '2026-12-04T18:00',
      '2026-12-08T18:00',
      '2026-12-11T18:00',
      '2026-12-15T18:00',
    ])
    expect(event.guessed).toEqual({})
  })

  it('that cannot be read says so', () => {
    const event = only(script({ ...swim, eventSchedule: { ...schedule, repeatFrequency: 'now and then' } }))
    expect([event.occurrences, event.warnings]).toEqual([[], [expect.stringContaining('How it repeats')]])
  })
})

describe('the zone of an event that names none', () => {
  const floating = {
    '@type': 'Event',
    name: 'Swim',
    startDate: '2027-05-01T10:00',
    endDate: '2027-05-01T12:00',
  }
  const at = (place: object | string) => script({ ...floating, location: place })
  it.each([
    ['its state', at('Hall, 12 Main St, Austin, TX 78701'), 'America/Chicago', 'address'],
    [
      'its country in its own language',
      at('Halle, Hauptstraße 1, 10117 Berlin, Deutschland'),
      'Europe/Berlin',
      'country',
    ],
    ['the language of the page', `<html lang="sv">${script(floating)}`, 'Europe/Stockholm', 'language'],
  ])('is found by %s, marked', (_, html, timezone, why) => {
    const event = only(html)
    expect([event.timezone, event.guessed['timezone']]).toEqual([timezone, expect.stringContaining(why)])
  })

  it('is found by the position of the place, before everything else', () => {
    const zoneAt = ({ latitude }: { latitude: number }) => (latitude > 0 ? 'Europe/Oslo' : undefined)
    const html = at({
      '@type': 'Place',
      name: 'Lido',
      address: { addressCountry: 'PT' },
      geo: { latitude: 59, longitude: 10 },
    })
    const [event] = readSource('page', html, { ...reader, zoneAt }).found
    expect([event?.timezone, event?.guessed['timezone']]).toEqual([
      'Europe/Oslo',
      expect.stringContaining('position'),
    ])
  })

  it('is found by the country of the site, and is the reader’s own where nothing tells', () => {
    expect(only(script(floating), 'https://lido.fi/swim').timezone).toBe('Europe/Helsinki')
    expect(only(script(floating), 'https://lido.io/swim').timezone).toBe('Pacific/Auckland')
    expect(only(`<html lang="en-US">${script(floating)}`).timezone).toBe('Pacific/Auckland')
  })
})

describe('text that is neither a page, a calendar nor a table', () => {
  it('is handed on for a draft where somebody pasted it, and refused as a file', () => {
    const prose = 'Come and swim with us\non Saturday at ten.'
    expect(readSource('csv', prose, reader, true)).toMatchObject({ found: [], words: prose })
    expect(readSource('csv', prose, reader, false)).toMatchObject({ found: [], words: null })
    expect(readSource('csv', 'title,start\nSwim,2027-05-01', reader, true)).toMatchObject({ words: null })
  })
})
