import { describe, expect, it } from 'vitest'
import { ImportedActivity } from '../../../../contract/imports/import'
import { readSource } from '../read-source'

const reader = { zone: 'Europe/Lisbon', today: '2026-11-20', url: 'https://pool.example/swim?x=1' }
const read = (html: string) => readSource('page', html, reader).found
const script = (data: unknown) =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`
const swim = {
  '@type': 'Event',
  name: 'Swim',
  startDate: '2027-05-01T10:00+01:00',
  endDate: '2027-05-01T12:00+01:00',
}

describe('a page with JSON-LD', () => {
  it('gives its event with place, picture and price', () => {
    const [found] = read(
      script({
        '@context': 'https://schema.org',
        ...swim,
        '@type': 'https://schema.org/SportsEvent',
        name: 'Swim &amp; brunch',
        description:
          '<p>Bring a <b>towel</b>.</p><script>alert(1)</script><img src=x onerror=alert(1)>'.replace(
            '</script>',
            '<\\/script>',
          ),
        image: [{ '@type': 'ImageObject', url: '/lido.jpg' }],
        location: {
          '@type': 'Place',
          name: 'Lido',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Shore Road 1',
            addressLocality: 'Porto',
            addressCountry: 'PT',
          },
          geo: { latitude: 41.1, longitude: '-8.6' },
        },
        offers: [
          { price: '12.50', priceCurrency: 'EUR', name: 'Early' },
          { price: 0, priceCurrency: 'EUR' },
        ],
      }),
    )
    expect(found).toMatchObject({
      title: 'Swim & brunch',
      description: 'Bring a towel.',
      timezone: 'Europe/Lisbon',
      pictureUrl: 'https://pool.example/lido.jpg',
      location: { name: 'Lido', address: 'Shore Road 1, Porto, PT', latitude: 41.1, longitude: -8.6 },
      ticketTypes: [
        { title: 'Early', price: 1250, currency: 'eur' },
        { title: 'General Admission', price: 0 },
      ],
    })
    expect(found?.richDescription).not.toMatch(/script|img|onerror/)
  })

  it.each([
    ['a graph', { '@graph': [{ '@type': 'WebPage' }, swim] }],
    ['a list', [swim]],
    ['a thing inside of another', { '@type': 'Place', events: [swim] }],
    ['comments around it', `<!-- ${JSON.stringify(swim)} -->`],
    ['CDATA around it', `//<![CDATA[\n${JSON.stringify(swim)}\n//]]>`],
    ['raw line breaks in a text', JSON.stringify(swim).replace('"Swim"', '"Swim\n"')],
    ['a comma too many', JSON.stringify(swim).replace('}', ',}')],
  ])('gives it also within %s', (_, data) => {
    expect(read(script('{"broken') + script(data)).map((it) => it.title)).toEqual(['Swim'])
  })

  it('gives several events, the next first, and each once', () => {
    const other = {
      ...swim,
      name: 'Run',
      startDate: '2027-04-01T10:00+01:00',
      endDate: '2027-04-01T11:00+01:00',
    }
    const found = read(script([swim, other]) + script(swim))
    expect(found.map((it) => it.title)).toEqual(['Run', 'Swim'])
  })

  it('knows what is online, cancelled, or no event to go to', () => {
    const [online] = read(
      script({
        ...swim,
        eventStatus: 'https://schema.org/EventCancelled',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url: 'https://call.example/1' },
      }),
    )
    expect(online).toMatchObject({ type: 'virtual', meetingUrl: 'https://call.example/1', location: null })
    expect(online?.warnings[0]).toContain('cancelled')
    expect(read(script({ ...swim, '@type': 'PublicationEvent' }))).toEqual([])
  })
})

describe('a page with microdata', () => {
  it('gives its event, and a place that is only written out', () => {
    const [found] = read(`<tr itemprop="event" itemscope itemtype="http://schema.org/Event" itemref="more">
      <meta itemprop="startDate" content="2027-05-01T10:00"><b itemprop="name">Swim</b>
      <td itemprop="location" itemscope itemtype="http://schema.org/Place"><a itemprop="url" href="/lido">Lido, Porto</a></td></tr>
      <p id="more"><i itemprop="description">Cold water.</i></p>`)
    expect(found).toMatchObject({ title: 'Swim', startDate: '2027-05-01T10:00', description: 'Cold water.' })
    expect(found?.location?.name).toBe('Lido, Porto')
  })
})

describe('a page with RDFa', () => {
  it('gives its event', () => {
    const [found] = read(`<div vocab="https://schema.org/" typeof="Event"><h1 property="name">Swim</h1>
      <time property="startDate" datetime="2027-05-01T10:00">Saturday</time>
      <div property="location" typeof="Place"><span property="name">Lido</span></div></div>`)
    expect(found).toMatchObject({ title: 'Swim', startDate: '2027-05-01T10:00', location: { name: 'Lido' } })
  })
})

describe('a page that says nothing of events', () => {
  const meta = (property: string, content: string) => `<meta property="${property}" content="${content}">`

  it('gives what it says of itself for sharing, with everything else marked', () => {
    const [found] = read(
      meta('og:title', 'Swim') +
        meta('og:image', 'https://cdn.example/a.png') +
        meta('event:start_time', '2027-05-01T10:00'),
    )
    expect(found).toMatchObject({
      title: 'Swim',
      startDate: '2027-05-01T10:00',
      pictureUrl: 'https://cdn.example/a.png',
    })
    expect(Object.keys(found?.guessed ?? {})).toEqual(expect.arrayContaining(['endDate', 'timezone', 'type']))
    expect(read(meta('og:title', 'Swim'))).toEqual([])
  })

  it('without even a title gives nothing', () => {
    expect(read('<p>Hello</p>')).toEqual([])
  })
})

describe('a page that means harm', () => {
  it.each([
    ['a picture of another protocol', { image: 'file:///etc/passwd' }],
    ['a picture with a password', { image: 'https://me:secret@pool.example/a.png' }],
    [
      'a link that runs',
      { url: 'javascript:alert(1)', location: { '@type': 'VirtualLocation', url: 'data:text/html,x' } },
    ],
    [
      'numbers that are none',
      { location: { '@type': 'Place', name: 'Lido', geo: { latitude: 'NaN', longitude: 1e9 } } },
    ],
    ['prices that are none', { offers: [{ price: '-5', priceCurrency: '<b>' }, { price: '9'.repeat(50) }] }],
    [
      'names of what every object has',
      JSON.parse('{"__proto__": {"title": "x"}, "constructor": "x"}') as object,
    ],
    ['halves of characters', { description: '\ud800 text \udc00', name: 'Swim \u0000\ud83d' }],
    ['long texts', { name: 'x'.repeat(100_000), description: '<p>word</p>'.repeat(20_000) }],
  ])('with %s still gives what the contract allows', (_, over) => {
    const [found] = read(script({ ...swim, ...over }))
    expect(ImportedActivity.safeParse(found).error).toBeUndefined()
    expect(JSON.stringify({ ...found, uid: '' })).not.toMatch(/javascript:|file:|secret|data:text/)
  })

  it.each([
    ['deep elements', '<div>'.repeat(400_000)],
    ['deep things', '<div itemprop=a itemscope itemtype="https://schema.org/Event">'.repeat(20_000)],
  ])('by %s is refused at once', (_, html) => {
    expect(() => read(html)).toThrow(RangeError)
  })

  it.each([
    ['brackets', script('['.repeat(300_000))],
    ['commas', script(`{${', '.repeat(300_000)}`)],
    ['scripts', script('{"a":').repeat(20_000)],
    ['angles', '<'.repeat(1_000_000)],
    ['paragraphs', '<p>a'.repeat(300_000)],
  ])(
    'by %s is done with soon',
    (_, html) => {
      expect(read(html)).toEqual([])
    },
    8000,
  )
})
