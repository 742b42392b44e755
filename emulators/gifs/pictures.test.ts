import { describe, expect, it } from 'vitest'
import { findGif, searchPictures } from './pictures'

describe('the pictures', () => {
  it('are found by a part of a word, in any case', () => {
    expect(searchPictures('PART').map(({ id }) => id)).toEqual(['confetti', 'equaliser'])
  })

  it('are all shown without a query, and none for nonsense', () => {
    expect(searchPictures(' ')).toHaveLength(6)
    expect(searchPictures('xyzzy')).toEqual([])
  })

  it('are small animations', () => {
    for (const { id } of searchPictures('')) expect(findGif(id)?.length).toBeLessThan(20_000)
    expect(findGif('nothing')).toBeUndefined()
  })
})
