import { describe, expect, it } from 'vitest'
import { readIcs } from './ics'
import { readSource } from '../read-source'

const reader = { zone: 'Europe/Lisbon', today: '2026-11-20', url: null }
const calendar = (...lines: readonly string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const read = (...lines: readonly string[]) => readSource('ics', calendar(...lines), reader)
const berlin = (clock: string) => `DTSTART;TZID=Europe/Berlin:${clock}`
const change = (at: string, ...lines: readonly string[]) =>
  event('UID:a', `RECURRENCE-ID;TZID=Europe/Berlin:${at}`, ...lines)
const weekly = [
  'UID:a',
  'SUMMARY:Yoga',
  'LOCATION:Lido',
  berlin('20261124T190000'),
  'DTEND;TZID=Europe/Berlin:20261124T200000',
]

describe('a clean calendar', () => {
  it.each([
    ['one event', event('SUMMARY:Yoga', 'LOCATION:Lido', berlin('20261124T190000'), 'DURATION:PT1H')],
    ['a series', event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=2')],
    [
      'a series with a moved and a cancelled date',
      [
        ...event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=4'),
        ...change('20261201T190000', berlin('20261202T190000'), 'DTEND;TZID=Europe/Berlin:20261202T200000'),
        ...change('20261208T190000', berlin('20261208T190000'), 'STATUS:CANCELLED'),
      ],
    ],
  ])('with %s says nothing: no guess, no warning, nothing left out', (_, lines) => {
    const { found, leftOut, warnings } = read(...lines)
    expect([leftOut, warnings]).toEqual([[], []])
    expect(found.map((it) => [it.guessed, it.warnings])).toEqual([[{}, []]])
  })
})

describe('an event that could be lost', () => {
  it('is offered where it changes a date of a series that the file does not hold', () => {
    const orphan = change(
      '20261201T190000',
      'SUMMARY:Yoga',
      berlin('20261201T190000'),
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'RDATE;TZID=Europe/Berlin:20261224T120000',
    )
    const { found, leftOut } = read(...orphan)
    expect(leftOut).toEqual([])
    expect(found.map((it) => it.occurrences.map((date) => date.startDate))).toEqual([
      ['2026-12-01T19:00', '2026-12-08T19:00', '2026-12-15T19:00', '2026-12-24T12:00'],
    ])
  })

  it('is offered where several changed dates have no series', () => {
    const { found } = read(
      ...change('20261201T190000', 'SUMMARY:One', berlin('20261201T190000')),
      ...change('20261208T190000', 'SUMMARY:Two', berlin('20261209T190000')),
    )
    expect(found.map((it) => [it.title, it.startDate, it.uid])).toEqual([
      ['One', '2026-12-01T19:00', 'a/20261201T190000'],
      ['Two', '2026-12-09T19:00', 'a/20261208T190000'],
    ])
  })

  it('is offered beside its series where a date has a title of its own', () => {
    const { found } = read(
      ...event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=3'),
      ...change('20261201T190000', 'SUMMARY:Yoga with a guest', berlin('20261201T193000')),
    )
    expect(found.map((it) => [it.title, it.startDate, it.occurrences.length])).toEqual([
      ['Yoga', '2026-11-24T19:00', 2],
      ['Yoga with a guest', '2026-12-01T19:30', 0],
    ])
  })

  it('is offered where a date was moved that the rule no longer gives', () => {
    const { found } = read(
      ...event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ...change('20270105T190000', berlin('20270106T190000')),
    )
    expect(found[0]?.occurrences.map((it) => it.startDate)).toEqual([
      '2026-11-24T19:00',
      '2026-12-01T19:00',
      '2027-01-06T19:00',
    ])
  })

  it.each([
    ['DESCRIPTION:Bring a towel. And a friend.', 'Bring a towel.'],
    ['LOCATION:Lido', 'Lido'],
    ['STATUS:CONFIRMED', 'Untitled event'],
  ])('without a title is offered with a guessed one, by %s', (line, title) => {
    const [found] = read(...event(berlin('20261124T190000'), line)).found
    expect([found?.title, found?.guessed['title']]).toEqual([title, expect.stringContaining('No title')])
    const [titled] = read(...event(berlin('20261124T190000'), line, 'SUMMARY:Swim')).found
    expect([titled?.title, titled?.guessed['title']]).toEqual(['Swim', undefined])
  })

  it('without a date that can be read is said by its name, with what it says', () => {
    const { found, leftOut, warnings } = read(
      ...event('SUMMARY:Swim', 'DTSTART:20270230T100000Z'),
      ...event('SUMMARY:Run'),
      ...event('SUMMARY:Row', berlin('20261124T190000')),
    )
    expect(found.map((it) => it.title)).toEqual(['Row'])
    expect(leftOut).toEqual([
      { title: 'Swim', why: 'Its start, “20270230T100000Z”, is no date that could be read.' },
      { title: 'Run', why: 'It has no start.' },
    ])
    expect(warnings).toEqual(['2 events are left out: no date could be read.'])
  })

  it('and what is no event is counted', () => {
    const others = ['BEGIN:VTODO', 'END:VTODO', 'BEGIN:VTODO', 'END:VTODO', 'BEGIN:VJOURNAL', 'END:VJOURNAL']
    expect(read(...others, ...event(berlin('20261124T190000'), 'SUMMARY:a')).warnings).toEqual([
      '2 tasks in the file are no event.',
      '1 journal entry in the file is no event.',
    ])
  })

  it.each([
    [50, []],
    [51, ['There are 51 events: the next 50 are shown.']],
  ])('is counted where there are more than are shown: %i', (count, warnings) => {
    const lines = Array.from({ length: count }, (_, at) =>
      event(`SUMMARY:Swim ${at}`, berlin(`20261124T${String(10 + (at % 10))}0000`)),
    )
    expect(read(...lines.flat()).warnings).toEqual(warnings)
  })
})

describe('a series', () => {
  it('follows every rule that it has, and leaves out what an exception rule names', () => {
    const { found } = read(
      ...event(
        ...weekly,
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'RRULE:FREQ=MONTHLY;BYMONTHDAY=24;UNTIL=20270101',
        'EXRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2',
      ),
    )
    expect(found[0]?.occurrences.map((it) => it.startDate.slice(0, 10))).toEqual([
      '2026-11-24',
      '2026-12-01',
      '2026-12-24',
    ])
  })

  it('moves with a date that was changed for all after it', () => {
    const moved = [
      ...event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=4'),
      ...event(
        'UID:a',
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261208T190000',
        berlin('20261209T180000'),
        'DTEND;TZID=Europe/Berlin:20261209T200000',
      ),
    ]
    expect(read(...moved).found[0]?.occurrences).toEqual([
      { startDate: '2026-11-24T19:00', endDate: '2026-11-24T20:00' },
      { startDate: '2026-12-01T19:00', endDate: '2026-12-01T20:00' },
      { startDate: '2026-12-09T18:00', endDate: '2026-12-09T20:00' },
      { startDate: '2026-12-16T18:00', endDate: '2026-12-16T20:00' },
    ])
  })

  it('of which one rule cannot be read says that dates may be missing', () => {
    const [found] = read(...event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=SECONDLY')).found
    expect([found?.occurrences.length, found?.warnings]).toEqual([2, [expect.stringContaining('in part')]])
  })

  it('has the dates that are added as long as they say', () => {
    const [found] = read(
      ...event(...weekly, 'RDATE;VALUE=PERIOD:20261201T100000Z/PT3H,20261202T100000Z/20261202T113000Z'),
    ).found
    expect(found?.occurrences.slice(1)).toEqual([
      { startDate: '2026-12-01T11:00', endDate: '2026-12-01T14:00' },
      { startDate: '2026-12-02T11:00', endDate: '2026-12-02T12:30' },
    ])
  })

  it('is worked out whatever else the file holds: a thousand yearly ones, each with its next date', () => {
    const birthdays = Array.from({ length: 1000 }, (_, at) =>
      event(`UID:${at}`, `SUMMARY:${at}`, 'DTSTART;VALUE=DATE:19600101', 'RRULE:FREQ=YEARLY'),
    )
    const { events } = readIcs(calendar(...birthdays.flat()), '2026-11-20')
    expect(new Set(events.map((it) => it.repeats[0]?.start.day))).toEqual(new Set(['2027-01-01']))
    expect(events.flatMap((it) => it.warnings)).toEqual([])
  })

  it('that is over says so, and one that takes too much work says that instead', () => {
    const over = read(...event(...weekly.slice(0, 3), berlin('20200107T190000'), 'RRULE:FREQ=WEEKLY;COUNT=3'))
    expect(over.found[0]?.warnings).toEqual([
      'It is over: choose a new date.',
      'None of its dates is still to come.',
    ])
    const endless = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;BYHOUR=1,2,3;COUNT=9999'
    const [hard] = read(...event(...weekly.slice(0, 3), berlin('19000101T190000'), endless)).found
    expect(hard?.warnings).toEqual([
      'It is over: choose a new date.',
      'It repeats so often that not all of its dates could be worked out.',
    ])
  })
})

describe('a whole day', () => {
  it.each([
    ['no end', [], '2026-11-24'],
    ['the next day as its end', ['DTEND;VALUE=DATE:20261125'], '2026-11-24'],
    ['its own day as its end', ['DTEND;VALUE=DATE:20261124'], '2026-11-24'],
    ['a length of a day', ['DURATION:P1D'], '2026-11-24'],
    ['a length of 24 hours', ['DURATION:PT24H'], '2026-11-24'],
    ['a length of two days', ['DURATION:P2D'], '2026-11-25'],
    ['a length of a week', ['DURATION:P1W'], '2026-11-30'],
  ])('with %s lasts until %s', (_, lines, last) => {
    const [found] = read(...event('SUMMARY:a', 'DTSTART;VALUE=DATE:20261124', ...lines)).found
    expect([found?.startDate, found?.endDate]).toEqual(['2026-11-24T00:00', `${last}T23:59`])
    expect(Object.keys(found?.guessed ?? {})).toEqual(expect.arrayContaining(['startDate', 'endDate']))
  })
})

describe('a zone that a calendar names in its own way', () => {
  it.each([
    ['UTC+0', '2027-07-01T10:00', 'UTC', undefined],
    ['GMT+2', '2027-07-01T10:00', 'Etc/GMT-2', 'Only the difference to UTC'],
    ['UTC+1', '2027-07-01T10:00', 'Europe/Lisbon', 'your own zone fits'],
    ['US-Eastern', '2027-07-01T10:00', 'America/New_York', undefined],
    ['Europe_Berlin', '2027-07-01T10:00', 'Europe/Berlin', undefined],
    ['EST', '2027-07-01T10:00', 'America/New_York', 'says “EST” only'],
    ['Mars/Base', '2027-07-01T10:00', 'Europe/Lisbon', 'nobody knows'],
  ])('%s keeps its clock', (tzid, startDate, timezone, why) => {
    const [found] = read(...event('SUMMARY:a', `DTSTART;TZID=${tzid}:20270701T100000`)).found
    expect(found).toMatchObject({ startDate, timezone })
    if (why === undefined) expect(found?.guessed).not.toHaveProperty('timezone')
    else expect(found?.guessed['timezone']).toContain(why)
  })

  it('by listed changes of its clocks is found by them', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Club time',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T020000',
      'RDATE:20260329T020000,20270328T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20251026T030000',
      'RDATE:20261025T030000,20271031T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    const { found } = read(
      ...zone,
      ...event('UID:s', 'SUMMARY:a', 'DTSTART;TZID=Club time:20270701T100000'),
      ...event('UID:w', 'SUMMARY:a', 'DTSTART;TZID=Club time:20270112T100000'),
    )
    expect(found.map((it) => [it.startDate, it.timezone])).toEqual([
      ['2027-01-12T10:00', 'Europe/Berlin'],
      ['2027-07-01T10:00', 'Europe/Berlin'],
    ])
    expect(found[0]?.guessed['timezone']).toContain('Club time')
  })

  it('and only describes is where its times without a zone are taken to be, marked', () => {
    const described = ['BEGIN:VTIMEZONE', 'TZID:Asia/Tokyo', 'END:VTIMEZONE']
    const [found] = read(...described, ...event('SUMMARY:a', 'DTSTART:20270701T100000')).found
    expect(found).toMatchObject({ startDate: '2027-07-01T10:00', timezone: 'Asia/Tokyo' })
    expect(found?.guessed['timezone']).toContain('calendar describes')
  })
})

describe('a calendar of long ago', () => {
  it.each([
    ['SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:F=C3=BChrung', 'Führung'],
    ['SUMMARY;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:F=FChrung', 'Führung'],
    ['SUMMARY;ENCODING=QUOTED-PRINTABLE:A line =\r\nthat goes on', 'A line that goes on'],
    ['SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=klingon:F=FC', 'F=FC'],
    ['SUMMARY:1=20=', '1=20='],
  ])('has the text of %j', (line, title) => {
    expect(read(...event(line, berlin('20261124T190000'))).found[0]?.title).toBe(title)
  })
})
