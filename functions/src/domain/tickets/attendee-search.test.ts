import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFoundBy, searchWordIn, searchWordsOf, ticketWord } from './attendee-search'

const buyer = { fullName: 'Zoë Müller-Okafor', email: 'zoe.m+events@mail.example.com' }

describe('a search for an attendee', () => {
  it.each([
    'z',
    'zoe',
    'ZOË',
    'müll',
    'mull oka',
    'okafor zoe',
    'zoe.m',
    'events@mail',
    'zoe.m+events@mail.example.com',
  ])('finds by %j, in the database and among what it found', (search) => {
    expect(searchWordsOf(buyer, [])).toContain(searchWordIn(search))
    expect(isFoundBy(search, buyer)).toBe(true)
  })

  it.each(['anna', 'mueller', 'zoe x', 'oe'])('does not find by %j', (search) => {
    expect(isFoundBy(search, buyer)).toBe(false)
  })

  it('finds nobody whose name was deleted, and everybody else by nothing', () => {
    expect(isFoundBy('zoe', null)).toBe(false)
    expect([isFoundBy(' ', buyer), searchWordIn(' - ')]).toEqual([true, undefined])
  })

  it('looks for what is longer than is kept by its beginning', () => {
    const long = { fullName: 'Wolfeschlegelstein', email: 'w@example.com' }
    expect(searchWordsOf(long, [])).toContain(searchWordIn('wolfeschlegelst'))
    expect(isFoundBy('wolfeschlegelx', long)).toBe(false)
  })

  it('keeps few words of any name, the ticket types among them', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.emailAddress(), (fullName, email) => {
        const words = searchWordsOf({ fullName, email }, [{ ticketTypeRef: 'abcdefghjk' }])
        expect(words.length).toBeLessThanOrEqual(7 * 8 * 2 + 2)
        expect(words).toContain(ticketWord('abcdefghjk'))
      }),
    )
  })
})
