import { describe, expect, it } from 'vitest'
import { readRows } from './csv-rows'
import { readLenientJson } from './pages/lenient-json'
import { readSource } from './read-source'
import { newBudget, repeat, SERIES_DAYS } from './calendars/recurrence'
import { readRule } from './calendars/recurrence-rule'
import { clockOf, laterDay, readLength, readOffset, readTime } from './source-time'
import { cut, linkOf } from './source-text'
import { zoneAbbreviated, zoneOffset } from './dates/zones'

const reader = { zone: 'Europe/Lisbon', today: '2026-11-20', url: null }
const script = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const csv = (text: string) => readSource('csv', text, reader)

function dates(text: string, start: string, since = '1900-01-01', most = 6): string[] {
  const rule = readRule(text)
  if (!rule) throw new Error(`${text} is no rule`)
  const found: string[] = []
  for (const clock of repeat(rule, start, (it) => it.time && clockOf(it), since, newBudget())) {
    found.push(clock)
    if (found.length === most) break
  }
  return found
}

describe('a rule that is read from a day on', () => {
  it('gives the whole period that the day is in, and leaves out those before it', () => {
    expect(dates('FREQ=WEEKLY;BYDAY=MO,SU', '2020-01-06T10:00', '2026-11-22', 4)).toEqual([
      '2020-01-06T10:00',
      '2026-11-16T10:00',
      '2026-11-22T10:00',
      '2026-11-23T10:00',
    ])
  })

  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,FR', '2020-01-06T10:00'],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=SU;WKST=SU', '2020-01-05T10:00'],
    ['FREQ=DAILY;INTERVAL=9', '2019-03-02T10:00'],
    ['FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=31', '2018-01-31T10:00'],
    ['FREQ=YEARLY;INTERVAL=3;BYMONTH=2;BYMONTHDAY=29', '2004-02-29T10:00'],
    ['FREQ=YEARLY', '1960-12-31T10:00'],
  ])('%s has the same dates as when it is read from its start', (rule, start) => {
    const from = (since: string) => dates(rule, start, since, 1000).filter((it) => it >= '2026-11-20')
    expect(from('2026-11-20').slice(0, 5)).toEqual(from('1900-01-01').slice(0, 5))
    expect(from('2026-11-20').length).toBeGreaterThan(0)
  })

  it('counts from its start all the same', () => {
    expect(dates('FREQ=YEARLY;COUNT=3', '2020-05-01T10:00', '2026-11-20')).toEqual([
      '2020-05-01T10:00',
      '2021-05-01T10:00',
      '2022-05-01T10:00',
    ])
  })

  it.each([
    ['20270108T100000', 2],
    ['20270108T095900', 1],
    ['20270108', 2],
    ['20270107', 1],
  ])('ends with its last moment: UNTIL=%s', (until, count) => {
    expect(dates(`FREQ=WEEKLY;UNTIL=${until}`, '2027-01-01T10:00')).toHaveLength(count)
  })

  it('ends with the century', () => {
    expect(dates('FREQ=YEARLY', '2098-01-01T10:00')).toEqual(['2098-01-01T10:00', '2099-01-01T10:00'])
  })

  it('by weeks takes the weekday of its start', () => {
    expect(dates('FREQ=YEARLY;BYWEEKNO=20;COUNT=2', '2026-05-14T10:00')).toEqual([
      '2026-05-14T10:00',
      '2027-05-20T10:00',
    ])
  })

  it('by months takes the day of its start, and the months that it names', () => {
    expect(dates('FREQ=YEARLY;BYMONTH=3,9;COUNT=3', '2026-03-14T10:00')).toEqual([
      '2026-03-14T10:00',
      '2026-09-14T10:00',
      '2027-03-14T10:00',
    ])
  })

  it('takes at most its budget', () => {
    const budget = newBudget()
    const rule = readRule('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=5')
    expect(rule && [...repeat(rule, '1900-01-01T10:00', () => null, '1900-01-01', budget)]).toHaveLength(1)
    expect(SERIES_DAYS - budget.left).toBeGreaterThanOrEqual(SERIES_DAYS)
  })
})

describe('a table', () => {
  it.each([
    [1, '1 row has no title or no date that could be read.'],
    [2, '2 rows have no title or no date that could be read.'],
  ])('with %i rows that cannot be read says so, each with why', (count, warning) => {
    const rows = ['No date,soon', ',2027-05-01'].slice(0, count)
    const { found, leftOut, warnings } = csv(['title,start', 'Swim,2027-05-01 10:00', ...rows].join('\n'))
    expect([found.length, warnings]).toEqual([1, [warning]])
    expect(leftOut).toEqual(
      [
        { title: 'No date', why: 'Its date, “soon”, could not be read.' },
        { title: 'Row 4', why: 'It has no title.' },
      ].slice(0, count),
    )
  })

  it('that is clean has nothing to say', () => {
    expect(csv('title,start\nSwim,2027-05-01 10:00\nRun,2027-05-02 10:00')).toMatchObject({
      leftOut: [],
      warnings: [],
    })
  })

  it.each([
    [1000, []],
    [1001, ['Only the first 1000 rows were read.']],
  ])('of %i rows is read up to a thousand', (count, said) => {
    const { warnings } = csv(`title,start\n${'Swim,2027-05-01\n'.repeat(count)}`)
    expect(warnings.filter((it) => it.includes('rows'))).toEqual(said)
  })

  it.each([
    ['€12', 'eur', 1200],
    ['$7.50', 'usd', 750],
    ['£3', 'gbp', 300],
    ['9', 'usd', 900],
  ])('takes the currency of the price %s from its sign', (price, currency, amount) => {
    const [found] = csv(`title,start,price\nSwim,2027-05-01 10:00,${price}`).found
    expect(found?.ticketTypes).toMatchObject([{ currency, price: amount }])
  })

  it('has no ticket without a price, and the currency of its column before that of a sign', () => {
    const { found } = csv('title,start,price,currency\nSwim,2027-05-01,,EUR\nRun,2027-05-02,$5,CAD')
    expect(found.map((it) => it.ticketTypes.map(({ currency }) => currency))).toEqual([[], ['cad']])
  })

  it('has the clock of a column of its own, unless the date has one', () => {
    const { found } = csv('title,start,start time\nSwim,2027-05-01,09:30\nRun,2027-05-02 10:00,09:30')
    expect(found.map((it) => it.startDate)).toEqual(['2027-05-01T09:30', '2027-05-02T10:00'])
  })

  it('keeps empty cells in their place', () => {
    expect(readRows('a,b,c\n,,3\n1,,')).toEqual([
      ['a', 'b', 'c'],
      ['', '', '3'],
      ['1', '', ''],
    ])
  })
})

describe('what is said of a file', () => {
  const event = 'BEGIN:VEVENT\nSUMMARY:Swim\nDTSTART:20270501T100000Z\nEND:VEVENT'
  it.each([
    [0, []],
    [1, ['1 line of the file could not be read.']],
    [2, ['2 lines of the file could not be read.']],
  ])('counts %i lines that are none', (count, warnings) => {
    const text = `BEGIN:VCALENDAR\n${event}\n${'no line\n'.repeat(count)}END:VCALENDAR`
    expect(readSource('ics', text, reader).warnings).toEqual(warnings)
  })

  it('names what a page says for programs only where that is broken and nothing else is found', () => {
    const broken = '<script type="application/ld+json">{nonsense</script><p>Hello there</p>'
    expect(readSource('page', broken, reader).warnings).toContain(
      'What the page says for programs to read is broken.',
    )
    expect(readSource('page', '<p>Hello there</p>', reader).warnings).toHaveLength(1)
    const swim = { '@type': 'Event', name: 'Swim', startDate: '2027-05-01T10:00' }
    expect(readSource('page', broken + script(swim), reader).warnings).toEqual([])
  })
})

describe('the order of what is offered', () => {
  const at = (name: string, startDate: string) => ({ '@type': 'Event', name, startDate, endDate: startDate })
  it('is the next first, then what is over, the latest first; those of one time stay in theirs', () => {
    const events = [
      at('last year', '2025-05-01T10:00'),
      at('later', '2027-06-01T10:00'),
      at('yesterday', '2026-11-19T10:00'),
      at('today', '2026-11-20T10:00'),
      at('later too', '2027-06-01T10:00'),
      at('soon', '2026-12-01T10:00'),
    ]
    const { found } = readSource('page', script(events), reader)
    expect(found.map(({ title }) => title)).toEqual([
      'today',
      'soon',
      'later',
      'later too',
      'yesterday',
      'last year',
    ])
    expect(found.map(({ warnings }) => warnings.length)).toEqual([0, 0, 0, 0, 1, 1])
  })
})

describe('whether an event is online', () => {
  const virtual = { '@type': 'VirtualLocation', url: 'https://call.example/1' }
  const lido = { '@type': 'Place', name: 'Lido' }
  const typed = (over: object) => {
    const data = { '@type': 'Event', name: 'Swim', startDate: '2027-05-01T10:00', ...over }
    return readSource('page', script(data), reader).found[0]?.type
  }
  it.each([
    ['only a link', { location: virtual }, 'virtual'],
    ['a place and a link', { location: [lido, virtual] }, 'in-person'],
    ['a place', { location: lido }, 'in-person'],
    ['nothing', {}, 'not-specified'],
    [
      'a place, and says that it is online',
      { location: lido, eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode' },
      'virtual',
    ],
  ])('of one with %s', (_, over, type) => {
    expect(typed(over)).toBe(type)
  })
})

describe('what was too long for its field', () => {
  const titled = (length: number) =>
    readSource(
      'page',
      script({ '@type': 'Event', name: 'x'.repeat(length), startDate: '2027-05-01T10:00' }),
      reader,
    ).found[0]
  it.each([
    [119, undefined],
    [120, undefined],
    [121, 'It was longer than 120 characters.'],
  ])('is marked: a title of %i characters', (length, why) => {
    expect([titled(length)?.title.length, titled(length)?.guessed['title']]).toEqual([
      Math.min(length, 120),
      why,
    ])
  })

  it.each([
    [120, undefined],
    [121, 'It was too long for its field and is shortened.'],
  ])('is marked: the name of a place of %i characters', (length, why) => {
    const place = { '@type': 'Place', name: 'x'.repeat(length), address: 'Shore Road 1' }
    const data = { '@type': 'Event', name: 'Swim', startDate: '2027-05-01T10:00', location: place }
    expect(readSource('page', script(data), reader).found[0]?.guessed['location']).toBe(why)
  })

  it('is cut between words, never inside of a character', () => {
    expect([cut('one two', 7), cut('three two', 8), cut('ab😀d', 4), cut('abcdef', 3)]).toEqual([
      'one two',
      'three…',
      'ab…',
      'ab…',
    ])
  })
})

describe('a length', () => {
  it.each([
    ['PT3600S', 60],
    ['PT90S', 2],
    ['PT29S', null],
    ['PT1H30M', 90],
    ['P1DT2H', 1560],
    ['P1W', 10_080],
    ['P366D', 527_040],
    ['P367D', null],
    ['-PT1H', null],
    ['P1M', null],
    ['PT0S', null],
    ['', null],
  ])('%s is %s minutes', (text, minutes) => {
    expect(readLength(text)).toBe(minutes)
  })
})

describe('a time', () => {
  it.each([
    ['20270501T235959Z', '23:59'],
    ['2027-05-01 00:00', '00:00'],
    ['2027-05-01', null],
  ])('%s is one', (text, time) => {
    expect(readTime(text)).toMatchObject({ day: '2027-05-01', time })
  })

  it.each(['2027-05-01T24:00', '2027-05-01T10:60', '2027-02-29', '1899-12-31', '2100-01-01', '2027-00-01'])(
    '%s is none',
    (text) => expect(readTime(text)).toBeNull(),
  )

  it.each(['1900-01-01', '2099-12-31', '2028-02-29'])('%s is a day', (text) =>
    expect(readTime(text)?.day).toBe(text),
  )

  it('is so many minutes from UTC', () => {
    expect(['Z', '+02', '-0330', '+05:45'].map(readOffset)).toEqual([0, 120, -210, 345])
    expect(['2026-12-31', '2027-01-01'].map((day) => laterDay(day, 1))).toEqual(['2027-01-01', '2027-01-02'])
  })

  it.each([
    ['UTC+0', 0],
    ['GMT-3', -180],
    ['UTC+05:30', 330],
    ['(UTC+01:00)', 60],
    ['+0200', 120],
    ['UTC+14', 840],
    ['UTC+15', undefined],
    ['UTC', undefined],
    ['Europe/Berlin', undefined],
  ])('in the zone %s is %s minutes from it', (name, minutes) => {
    expect(zoneOffset(name)).toBe(minutes)
  })

  it('in a zone of few letters is most likely in one place', () => {
    expect([zoneAbbreviated('PST'), zoneAbbreviated('cest'), zoneAbbreviated('constructor')]).toEqual([
      'America/Los_Angeles',
      'Europe/Berlin',
      undefined,
    ])
  })
})

describe('data that is nearly JSON', () => {
  it.each([
    ['{"a":012}', [{ a: 12 }]],
    ['[1,,2,]', [[1, 2]]],
    ['{"a":"x\ny"}', [{ a: 'x\ny' }]],
    ['{"a":"say "hi" now","b":1}', [{ a: 'say "hi" now', b: 1 }]],
    [String.raw`{"a":"\u00e5\'\n"}`, [{ a: "å'\n" }]],
    ['{a:true,b:null,c:-1.5e2}', [{ a: true, b: null, c: -150 }]],
    ['{"a":1};{"b":2}', [{ a: 1 }, { b: 2 }]],
    ['/* x */[1]// y', [[1]]],
    ['{"a":[1,{"b":"c"', [{ a: [1, { b: 'c' }] }]],
  ])('%s is read', (text, values) => {
    expect(readLenientJson(text)).toEqual(values)
  })

  it.each(['', 'hello', '{"a" 1}', '{"a":hello}', '"text"', '['.repeat(100)])('%s is not', (text) => {
    expect(readLenientJson(text)).toBeUndefined()
  })
})

describe('a link', () => {
  it.each([
    ['/a', 'https://lido.example/b', 'https://lido.example/a'],
    ['https://lido.example/a', null, 'https://lido.example/a'],
  ])('%s beside %s is whole', (link, base, whole) => {
    expect(linkOf(link, base)).toBe(whole)
  })

  it.each([
    ['/a', null],
    ['javascript:1', 'https://a.example'],
    ['https://me@a.example', null],
    ['', null],
  ])('%s beside %s is none', (link, base) => expect(linkOf(link, base)).toBeNull())
})

describe('a date of a series', () => {
  const series = (...lines: readonly string[]) => {
    const event = ['BEGIN:VEVENT', 'SUMMARY:Swim', ...lines, 'RRULE:FREQ=DAILY;COUNT=2', 'END:VEVENT']
    const text = ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\n')
    return readSource('ics', text, reader).found[0]?.occurrences.map((it) => it.startDate.slice(0, 10))
  }
  it.each([
    ['two days ago and yesterday', ['DTSTART;TZID=Europe/Lisbon:20261118T100000', 'DURATION:PT1H'], []],
    ['yesterday and today', ['DTSTART;TZID=Europe/Lisbon:20261119T100000', 'DURATION:PT1H'], ['2026-11-20']],
    [
      'of three days, one of which ends today',
      ['DTSTART;VALUE=DATE:20261117', 'DTEND;VALUE=DATE:20261120'],
      ['2026-11-18'],
    ],
    [
      'of four days, one of which has begun',
      ['DTSTART;VALUE=DATE:20261117', 'DTEND;VALUE=DATE:20261121'],
      ['2026-11-17', '2026-11-18'],
    ],
  ])('%s is to come until its last day is over', (_, lines, days) => {
    expect(series(...lines)).toEqual(days)
  })
})
