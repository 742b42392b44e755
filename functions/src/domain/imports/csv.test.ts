import { describe, expect, it } from 'vitest'
import { readRows } from './csv-rows'
import { guessDayOrder, readLocalDate } from './dates/local-date'
import { readSource } from './read-source'

const reader = { zone: 'Europe/Lisbon', today: '2026-11-20', url: null }

describe('a table', () => {
  it.each([
    [
      'commas',
      'a,b\n"x, y","say ""hi"""\n',
      [
        ['a', 'b'],
        ['x, y', 'say "hi"'],
      ],
    ],
    [
      'semicolons',
      'a;b\r\n1;2,5',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a mark and a separator of its own',
      '\uFEFFsep=|\na|b\n1|2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'lines inside of a cell',
      'a,b\n"one\ntwo",3',
      [
        ['a', 'b'],
        ['one\ntwo', '3'],
      ],
    ],
    ['a quote that never ends', 'a,b\n"one,two\n3', [['a', 'b'], ['one,two\n3']]],
    ['empty lines', 'a\n\n,\nb', [['a'], ['b']]],
  ])('with %s is read', (_, text, rows) => {
    expect(readRows(text)).toEqual(rows)
  })

  it('becomes activities, whatever its columns are called', () => {
    const text =
      'Event name;Start date;Start time;Ende;Venue;City;Price;Currency\nSwim;1.5.2027;10:00;12:00;Lido;Porto;5,50;EUR\n;1.5.2027;;;;;;\nNo date;soon;;;;;;'
    const { found, warnings } = readSource('csv', text, reader)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      title: 'Swim',
      startDate: '2027-05-01T10:00',
      endDate: '2027-05-01T12:00',
      location: { name: 'Lido', address: 'Porto' },
      ticketTypes: [{ price: 550, currency: 'eur' }],
    })
    expect(warnings).toEqual(['2 rows have no title or no date that could be read.'])
  })

  it('without the columns that it needs says which', () => {
    expect(readSource('csv', 'hello world', reader).warnings[0]).toContain('“title” and “start”')
  })

  it('whose days can be read two ways has them marked', () => {
    const marked = readSource('csv', 'title,start\nSwim,03/04/2027 10:00', reader).found[0]
    expect([marked?.startDate, marked?.guessed['startDate']]).toEqual([
      '2027-04-03T10:00',
      expect.stringContaining('month'),
    ])
    const sure = readSource('csv', 'title,start\nSwim,03/04/2027 10:00\nRun,03/14/2027 10:00', reader).found
    expect(sure.map((it) => it.startDate)).toEqual(['2027-03-04T10:00', '2027-03-14T10:00'])
  })
})

describe('a date as people write it', () => {
  it.each([
    ['2027-05-01 19:30', '2027-05-01', '19:30'],
    ['2027/05/01', '2027-05-01', null],
    ['1.5.2027, 19 Uhr', '2027-05-01', '19:00'],
    ['5/1/27 7:30 PM', '2027-01-05', '19:30'],
    ['Sat, 1 May 2027 at 7pm', '2027-05-01', '19:00'],
    ['May 1st, 2027', '2027-05-01', null],
    ['12/12/2027 12:00 am', '2027-12-12', '00:00'],
  ])('%s', (text, day, time) => {
    expect(readLocalDate(text, 'day-first')).toMatchObject({ day, time })
  })

  it.each(['', 'soon', '31.2.2027', '1.13.2027', '99/99/9999', '1.5.2027 25:00'])('%j is none', (text) => {
    expect(readLocalDate(text, 'day-first')).toBeNull()
  })

  it('tells by its column which number is the day', () => {
    expect(guessDayOrder(['3/4/2027', '3/14/2027'])).toEqual({ order: 'month-first', isSure: true })
    expect(guessDayOrder(['3/4/2027'])).toEqual({ order: 'day-first', isSure: false })
    expect(guessDayOrder(['3.4.2027'])).toEqual({ order: 'day-first', isSure: true })
  })
})
