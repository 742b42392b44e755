import { describe, expect, it } from 'vitest'
import { readSource } from '../read-source'

const reader = { zone: 'Europe/Lisbon', today: '2026-11-20', url: null }
const calendar = (...lines: readonly string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'SUMMARY:Swim', ...lines, 'END:VEVENT']
const read = (...lines: readonly string[]) => readSource('ics', calendar(...lines), reader)
const first = (...lines: readonly string[]) => {
  const [found] = read(...lines).found
  if (!found) throw new Error('Nothing was found')
  return found
}

describe('an event of a calendar', () => {
  it('has its texts unfolded and unescaped', () => {
    const found = first(
      ...event(
        'DTSTART:20270501T100000Z',
        'DESCRIPTION:Bring a towel\\, please.\\nAnd a',
        '  friend\\; or two.',
        'LOCATION:Lido\\nShore Road 1',
      ),
    )
    expect(found.description).toBe('Bring a towel, please. And a friend; or two.')
    expect(found.location).toEqual({ name: 'Lido', address: 'Shore Road 1' })
  })

  it.each([
    ['DTSTART;TZID=Europe/Berlin:20270501T100000', 'Europe/Berlin'],
    ['DTSTART;TZID="W. Europe Standard Time":20270501T100000', 'Europe/Berlin'],
    ['DTSTART;TZID="W. Europe Standard Time:20270501T100000"', 'Europe/Berlin'],
    ['DTSTART;TZID=(UTC-05:00) Eastern Time (US & Canada):20270501T100000', 'America/New_York'],
    ['DTSTART;TZID=/example.org/2026_1/Europe/Rome:20270501T100000', 'Europe/Rome'],
  ])('%s keeps its clock', (line, timezone) => {
    expect(first(...event(line))).toMatchObject({ startDate: '2027-05-01T10:00', timezone })
  })

  it('in UTC is shown in the zone of its calendar', () => {
    const found = first('X-WR-TIMEZONE:Europe/Berlin', ...event('DTSTART:20270501T080000Z', 'DURATION:PT90M'))
    expect(found).toMatchObject({
      startDate: '2027-05-01T10:00',
      endDate: '2027-05-01T11:30',
      timezone: 'Europe/Berlin',
    })
    expect(found.guessed).not.toHaveProperty('timezone')
  })

  it('in a zone that only the calendar describes is placed by what it says of summer and winter', () => {
    const zone = (offset: string, begins: string, rule: string) => [
      `DTSTART:${begins}`,
      `TZOFFSETTO:${offset}`,
      'TZOFFSETFROM:+0000',
      `RRULE:${rule}`,
    ]
    const described = [
      'BEGIN:VTIMEZONE',
      'TZID:Our own',
      'BEGIN:STANDARD',
      ...zone('+0000', '16010101T020000', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10'),
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      ...zone('+0100', '16010101T010000', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3'),
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ]
    const { found } = read(
      ...described,
      ...event('UID:s', 'DTSTART;TZID=Our own:20270701T100000'),
      ...event('UID:w', 'DTSTART;TZID=Our own:20270112T100000'),
    )
    expect(found.map(({ startDate, timezone }) => [startDate, timezone])).toEqual([
      ['2027-01-12T10:00', 'Europe/Lisbon'],
      ['2027-07-01T10:00', 'Europe/Lisbon'],
    ])
    expect(found[0]?.guessed['timezone']).toContain('The calendar describes a zone “Our own”')
  })

  it('of whole days ends on its last, as its end names the day after', () => {
    const found = first(...event('DTSTART;VALUE=DATE:20270501', 'DTEND;VALUE=DATE:20270503'))
    expect(found).toMatchObject({ startDate: '2027-05-01T00:00', endDate: '2027-05-02T23:59' })
  })

  it('that is online has its link, of a call or as its place', () => {
    const call = 'https://meet.google.com/abc-defg-hij'
    expect(first(...event('DTSTART:20270501T100000Z', `X-GOOGLE-CONFERENCE:${call}`))).toMatchObject({
      type: 'virtual',
      meetingUrl: call,
    })
    expect(first(...event('DTSTART:20270501T100000Z', `LOCATION:${call}`))).toMatchObject({
      type: 'virtual',
      meetingUrl: call,
    })
  })
})

describe('an event that repeats', () => {
  const weekly = [
    'UID:weekly',
    'DTSTART;TZID=Europe/Berlin:20261006T190000',
    'DTEND;TZID=Europe/Berlin:20261006T210000',
    'RRULE:FREQ=WEEKLY',
  ]

  it('offers its dates from today on, each at the same time on the clock, fifty of them', () => {
    const { occurrences, startDate } = first(...event(...weekly))
    expect([startDate, occurrences.length]).toEqual(['2026-11-24T19:00', 50])
    expect(new Set(occurrences.map((it) => it.startDate.slice(10)))).toEqual(new Set(['T19:00']))
  })

  it('leaves out, adds and moves single dates', () => {
    const { occurrences } = first(
      ...event(
        ...weekly.slice(0, 3),
        'RRULE:FREQ=WEEKLY;UNTIL=20261215T180000Z',
        'EXDATE:20261201T180000Z',
        'RDATE;TZID=Europe/Berlin:20261224T120000',
      ),
      ...event(
        'UID:weekly',
        'RECURRENCE-ID;TZID=Europe/Berlin:20261208T190000',
        'DTSTART;TZID=Europe/Berlin:20261209T200000',
        'DTEND;TZID=Europe/Berlin:20261209T220000',
      ),
    )
    expect(occurrences.map((it) => it.startDate)).toEqual([
      '2026-11-24T19:00',
      '2026-12-09T20:00',
      '2026-12-15T19:00',
      '2026-12-24T12:00',
    ])
  })

  it('in UTC follows the clocks of the zone that it is shown in', () => {
    const { occurrences } = first(
      'X-WR-TIMEZONE:Europe/Berlin',
      ...event('DTSTART:20270314T180000Z', 'RRULE:FREQ=WEEKLY;COUNT=3'),
    )
    expect(occurrences.map((it) => it.startDate)).toEqual([
      '2027-03-14T19:00',
      '2027-03-21T19:00',
      '2027-03-28T20:00',
    ])
  })

  it('within a day, or in a way that nobody knows, offers its first date and says so', () => {
    const found = first(...event('DTSTART:20270501T100000Z', 'RRULE:FREQ=SECONDLY'))
    expect([found.occurrences, found.warnings]).toEqual([[], [expect.stringContaining('How it repeats')]])
  })
})

describe('a calendar that is broken', () => {
  it('gives what can be read, and says what cannot', () => {
    const { found, warnings } = read(
      'BEGIN:VEVENT',
      'SUMMARY:Lost its end',
      'DTSTART:20270501T100000Z',
      ...event('DTSTART:not a date'),
      'this is no line',
      ...event('DTSTART:20270502T100000Z', 'DURATION:P99999999D', 'RRULE:garbage'),
      ...event('DTSTART:20270230T100000Z'),
    )
    expect(found.map((it) => it.startDate.slice(0, 10))).toEqual(['2027-05-01', '2027-05-02'])
    expect(warnings).toEqual([
      '2 events are left out: no date could be read.',
      '1 line of the file could not be read.',
    ])
  })

  it('without any calendar in it gives nothing', () => {
    for (const text of ['', 'BEGIN:VCALENDAR', 'END:VEVENT', '\0', 'BEGIN:\nEND:']) {
      expect(readSource('ics', text, reader).found).toEqual([])
    }
  })
})
