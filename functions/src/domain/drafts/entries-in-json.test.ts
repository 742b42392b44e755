import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryReader } from './entries-in-json'

const LISTED = [{ a: 'x' }, { a: 'a } and a " and a \\ and a {' }, { b: { c: [1, 2] } }]

describe('the entries of JSON on its way', () => {
  it('come whole and in order, however the text is cut', () => {
    const text = JSON.stringify({ fields: LISTED })
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: text.length })), (cuts) => {
        const read = entryReader()
        const places = [0, ...cuts.toSorted((one, other) => one - other), text.length]
        const pieces = places.slice(1).map((end, index) => text.slice(places[index], end))
        expect(pieces.flatMap((piece) => read(piece))).toEqual(LISTED)
      }),
    )
  })

  it('come as soon as each is whole', () => {
    const read = entryReader()
    expect(read('{"fields":[{"a":"x"}')).toEqual([{ a: 'x' }])
    expect(read(',{"a":')).toEqual([])
    expect(read('"y"}]}')).toEqual([{ a: 'y' }])
  })

  it.each(['', 'I would rather not.', '[1,2', '{"fields":"none"}', '}}}}', '{"fields":[{"a":'])(
    'are none in %j',
    (text) => expect(entryReader()(text)).toEqual([]),
  )
})
