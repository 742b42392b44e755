import type { ActivityCard } from 'functions/contract/activities/activity'
import { describe, expect, it } from 'vitest'
import { cardProps, priceWords } from './card-props'

const card = (over: object = {}) =>
  ({
    title: 'Lantern walk',
    thumbnail: '/covers/river-run.webp',
    startDate: '2026-06-20T20:00',
    type: 'in-person',
    locationName: 'Old mill',
    organiserName: 'Olga',
    priceFrom: null,
    isSoldOut: false,
    currency: 'usd',
    status: 'active',
    counts: { going: 0, interested: 0 },
    ...over,
  }) as unknown as ActivityCard
const crowd = (going: number) => cardProps(card({ counts: { going, interested: 3 } }), '/x').crowd

describe('the card of an activity in a list', () => {
  it('says how many are going, from the first on', () => {
    expect([crowd(0), crowd(1), crowd(2)]).toEqual([undefined, '1 going', '2 going'])
  })

  it('says online of one that meets online, wherever it was before', () => {
    expect(cardProps(card({ type: 'virtual' }), '/x').place).toBe('Online')
    expect(cardProps(card(), '/x').place).toBe('Old mill')
    expect(cardProps(card({ locationName: null }), '/x').place).toBeUndefined()
  })

  it.each([
    [{ priceFrom: null }, undefined],
    [{ priceFrom: 0 }, 'Free'],
    [{ priceFrom: 1 }, 'From $0.01'],
    [{ priceFrom: 0, isSoldOut: true }, 'Sold out'],
  ])('says the price of %j as %s', (over, words) => {
    expect(priceWords(card(over))).toBe(words)
  })
})
