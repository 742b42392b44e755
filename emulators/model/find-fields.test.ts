import { describe, expect, it } from 'vitest'
import { findFields } from './find-fields'

const FRIDAY = '2026-11-20'
const valuesOf = (words: string) =>
  Object.fromEntries(findFields(words, FRIDAY).map(({ field, value }) => [field, value]))

describe("a draft from a person's words", () => {
  it('finds date, time, place, price and capacity', () => {
    const words = 'jazz picnic at Riverside Park, 12 June 2027, 7:30pm, tickets $12.50, up to 40 people'
    expect(valuesOf(words)).toMatchObject({
      title: 'Jazz picnic at Riverside Park',
      startDate: '2027-06-12T19:30',
      endDate: '2027-06-12T21:30',
      place: 'Riverside Park',
      price: '12.50 USD',
      capacity: '40',
    })
  })

  it('makes nothing up', () => {
    expect(Object.keys(valuesOf('Knitting for beginners'))).toEqual(['title', 'description', 'coverWords'])
  })

  it('quotes what stands in the words', () => {
    const words = 'Soup night tomorrow at 19:00, €5'
    for (const { quote } of findFields(words, FRIDAY)) expect(words).toContain(quote)
  })

  it.each([
    ['on 2027-01-02', '2027-01-02T19:00'],
    ['on March 5th, 2027', '2027-03-05T19:00'],
    ['on 3 of December', '2026-12-03T19:00'],
    ['on 3 March', '2027-03-03T19:00'],
    ['tomorrow, 9:05', '2026-11-21T09:05'],
    ['next Friday at 12am', '2026-11-27T00:00'],
    ['on Sunday at 12 pm', '2026-11-22T12:00'],
    ['in 2027', undefined],
  ])('reads the date %s', (words, date) => {
    expect(valuesOf(words)['startDate']).toBe(date)
  })

  it('reads a link to join', () => {
    expect(valuesOf('Book club online: https://meet.example/books.')).toMatchObject({
      type: 'virtual',
      meetingUrl: 'https://meet.example/books',
    })
  })
})
