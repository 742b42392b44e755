import { describe, expect, it } from 'vitest'
import { draftFrom } from './draft'

describe("a draft from a person's words", () => {
  it('finds date, time, place, price and capacity', () => {
    expect(
      draftFrom('jazz picnic at Riverside Park, 12 June 2027, 7:30pm, tickets $12.50, up to 40 people'),
    ).toMatchObject({
      title: 'Jazz picnic at Riverside Park',
      date: '2027-06-12',
      time: '19:30',
      place: 'Riverside Park',
      price: 12.5,
      currency: 'USD',
      capacity: 40,
    })
  })

  it('makes nothing up', () => {
    expect(draftFrom('Knitting for beginners')).toEqual({
      title: 'Knitting for beginners',
      description: 'Knitting for beginners',
    })
  })

  it.each([
    ['on 2027-01-02', '2027-01-02'],
    ['on March 5th, 2027', '2027-03-05'],
    ['on 3 of December 2027', '2027-12-03'],
    ['in 2027', undefined],
  ])('reads the date %s', (words, date) => {
    expect(draftFrom(words).date).toBe(date)
  })

  it.each([
    ['12am', '00:00'],
    ['12 pm', '12:00'],
    ['9:05', '09:05'],
    ['25:00', undefined],
  ])('reads the time %s', (words, time) => {
    expect(draftFrom(words).time).toBe(time)
  })

  it.each([
    ['free entry', { price: 0 }],
    ['€5', { price: 5, currency: 'EUR' }],
    ['20 GBP', { price: 20, currency: 'GBP' }],
  ])('reads the price %s', (words, price) => {
    expect(draftFrom(words)).toMatchObject(price)
  })
})
