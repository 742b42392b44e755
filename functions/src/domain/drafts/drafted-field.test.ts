import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DRAFT_FIELDS } from '../../../contract/drafts/ai-draft'
import type { DraftedField } from '../../../contract/drafts/ai-draft'
import { decideField } from './drafted-field'

const NOW = '2026-11-20T15:00:00.000Z'
const WORDS = [
  'A lantern walk along the river, Saturday at 7pm. It costs 12.50 € and there is room for 40 people.',
  'For invited guests only. Details at https://lantern.example/walk, or join https://meet.example/abc.',
].join('\n')

function decide(field: string, value: unknown, quote = '', before: DraftedField[] = [], words = WORDS) {
  return decideField({ field, value, quote }, { words, timezone: 'Europe/Lisbon', now: NOW }, before)
}

describe('where a value is from', () => {
  it('is the words when the quote stands in them, however it is spaced and capitalised', () => {
    expect(decide('title', 'Lantern walk', 'a LANTERN  walk')).toEqual({
      field: { field: 'title', value: 'Lantern walk', from: 'words', quote: 'a LANTERN walk' },
    })
  })

  it.each(['a torch walk', '', '…', 'x'.repeat(201)])('is a guess when the quote is %j', (quote) => {
    expect(decide('title', 'Lantern walk', quote)).toEqual({
      field: { field: 'title', value: 'Lantern walk', from: 'guess' },
    })
  })
})

describe('a price', () => {
  it('that stands in the words is taken, with the words that say so', () => {
    expect(decide('price', '12.50 EUR', 'never said')).toEqual({
      field: { field: 'price', value: { amount: 1250, currency: 'eur' }, from: 'words', quote: '12.50 €' },
    })
  })

  it.each(['500.00 EUR', '12.50 USD', '12.5001 EUR', '40 EUR', '7 EUR'])(
    '%s that does not is left out, and said so',
    (value) => {
      expect(decide('price', value, '12.50 €')).toMatchObject({
        note: expect.stringMatching(/price|unreadable/),
      })
    },
  )

  it('that is nothing changes nothing', () => {
    expect(decide('price', '0 EUR')).toBeUndefined()
    expect(decide('price', 'free')).toBeUndefined()
  })
})

describe('what lets people in, or leads elsewhere', () => {
  it('an audience stands in the words', () => {
    const quote = 'invited guests only'
    expect(decide('audience', 'private', quote)).toMatchObject({ field: { value: 'private', from: 'words' } })
    expect(decide('audience', 'private', 'my friends')).toEqual({ note: 'audience-not-in-words' })
  })

  it('a number of people stands in the words', () => {
    expect(decide('capacity', '40', 'room for 40 people')).toMatchObject({
      field: { value: 40, from: 'words' },
    })
    expect(decide('capacity', '4', 'room for 40 people')).toEqual({ note: 'capacity-not-in-words' })
  })

  it('a meeting link stands in the words whole', () => {
    expect(decide('meetingUrl', 'https://meet.example/abc')).toMatchObject({ field: { from: 'words' } })
    for (const link of ['https://meet.example/ab', 'https://evil.example', 'https://meet.example/abcd', '']) {
      expect(decide('meetingUrl', link)).toEqual({ note: 'link-not-in-words' })
    }
  })

  it('a script is no link, though it stands in the words', () => {
    const words = 'Join javascript:alert(1) now'
    expect(decide('meetingUrl', 'javascript:alert', '', [], words)).not.toHaveProperty('field')
  })

  it('an address that nobody wrote is taken out of every text', () => {
    const value = 'Come! https://evil.example/pay www.evil.example evil.example/x Bye'
    for (const field of ['title', 'description', 'place', 'address', 'richDescription']) {
      expect(JSON.stringify(decide(field, value))).not.toContain('evil')
    }
    expect(decide('description', 'See https://lantern.example/walk')).toMatchObject({
      field: { value: 'See https://lantern.example/walk' },
    })
  })
})

describe('markup', () => {
  it('is cleaned as what the editor sends is', () => {
    const value =
      '<p onclick="x()">Bring <strong>soup</strong><script>alert(1)</script> ' +
      '<a href="https://evil.example">here</a> <a href="https://lantern.example/walk">there</a><img src=x></p>'
    expect(decide('richDescription', value)).toMatchObject({
      field: {
        value:
          '<p>Bring <strong>soup</strong> here <a href="https://lantern.example/walk" rel="nofollow ugc noopener" target="_blank">there</a></p>',
      },
    })
  })

  it('is none in a title, however it is written', () => {
    for (const value of [
      '<script>x</script>Walk',
      '&lt;script&gt;Walk',
      '<b>Walk</b>',
      '<<b>b>Walk',
      '<img src=x onerror="y" Walk',
    ]) {
      expect(JSON.stringify(decide('title', value) ?? '')).not.toMatch(/<[a-z/!]/i)
    }
  })

  it('makes paragraphs of plain lines', () => {
    expect(decide('richDescription', 'Soup.\n\nBowls <3')).toMatchObject({
      field: { value: '<p>Soup.</p><p>Bowls &lt;3</p>' },
    })
  })
})

describe('a date', () => {
  it('is a wall time to come, its end after its start', () => {
    const start = decide('startDate', '2026-11-21T19:00', 'Saturday at 7pm')
    expect(start).toMatchObject({ field: { value: '2026-11-21T19:00', from: 'words' } })
    const before = [{ field: 'startDate', value: '2026-11-21T19:00', from: 'guess' }] as DraftedField[]
    expect(decide('endDate', '2026-11-21T21:00', '', before)).toMatchObject({ field: { from: 'guess' } })
    expect(decide('endDate', '2026-11-21T18:00', '', before)).toBeUndefined()
    expect(decide('startDate', '2026-11-19T19:00')).toEqual({ note: 'date-in-the-past' })
    expect(decide('startDate', '2027-02-30T19:00')).toEqual({ note: 'unreadable' })
  })
})

describe('whatever the model writes', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('<p>', '<a href="//x">', '&lt;'),
  )

  it('is a field by the contract, a note, or nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DRAFT_FIELDS), anything, anything, (field, value, quote) => {
        const drafted = decide(field, value, quote)
        if (drafted && 'field' in drafted) expect(drafted.field.field).toBe(field)
      }),
    )
  })

  it.each([
    null,
    [],
    'title',
    {},
    { field: 'status', value: 'active', quote: '' },
    { field: 'title', value: 1 },
  ])('%j is noted as unreadable', (raw) => {
    const source = { words: WORDS, timezone: 'UTC', now: NOW }
    expect(decideField(raw, source, [])).toEqual({ note: 'unreadable' })
  })

  it('comes once for each field', () => {
    const before = [{ field: 'title', value: 'Walk', from: 'guess' }] as DraftedField[]
    expect(decide('title', 'Another', '', before)).toBeUndefined()
  })
})
