import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_WORDS } from '../../../contract/activities/listing'
import { foldText, searchWordsOf, searchedWords, sortKeyOf, titleWordsOf } from './search-words'

const finds = (q: string, title: string) => {
  const known = titleWordsOf(title)
  return searchedWords(q).every((word) => known.includes(word))
}

/** Text of any code points at all, halves of letters among them. */
const anyText = fc.array(fc.nat(0x10ffff), { maxLength: 120 }).map((codes) => String.fromCodePoint(...codes))

/** Half a letter does not come through as it was. */
const isWhole = (word: string) => Buffer.from(word).toString() === word

describe('a search', () => {
  it.each([
    ['lantern', 'Lantern walk'],
    ['LANT', 'Lantern walk'],
    ['walk lantern', 'Lantern walk'],
    ['joao', 'Festa de São João'],
    ['SÃO', 'Festa de Sao Joao'],
    ['strasse', 'Straßenfest'],
    ['oresund', 'Øresund by night'],
    ['istanbul', 'İSTANBUL gecesi'],
    ['прогул', 'Прогулка у реки'],
    ['京都', '春の京都さんぽ'],
    ['京', '春の京都さんぽ'],
    ['さんぽ', '春の京都さんぽ'],
    ['กรุงเทพ', 'งานกรุงเทพกลางคืน'],
    ['متحف', 'ليلة في المتحف'.replace('المتحف', 'متحف')],
    ['ｗａｌｋ', 'Lantern walk'],
    ['10k', 'Riverside 10K'],
  ])('for %s finds %s', (q, title) => {
    expect(finds(q, title)).toBe(true)
  })

  it.each([
    ['lamp', 'Lantern walk'],
    ['lantern run', 'Lantern walk'],
    ['l', 'Lantern walk'],
    ['antern', 'Lantern walk'],
    ['都京', '春の京都さんぽ'],
  ])('for %s does not find %s', (q, title) => {
    expect(finds(q, title)).toBe(false)
  })

  it('begins with the word that finds the fewest, and takes eight at most', () => {
    expect(searchedWords('a walk by the lanterns')[0]).toBe('lanterns')
    expect(searchedWords('a b c d e f g h i j')).toHaveLength(8)
  })

  it('of a whole title finds it, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
        const known = titleWordsOf(title)
        return searchedWords(title).every((word) => known.includes(word))
      }),
    )
  })
})

describe('the words of a listing', () => {
  it('are no more than an index should have, and whole letters', () => {
    const texts = fc.array(anyText, { maxLength: 4 })
    fc.assert(
      fc.property(anyText, texts, (title, others) => {
        const words = searchWordsOf(title, others)
        return words.length <= MAX_WORDS && words.every(isWhole)
      }),
    )
  })

  it('hold those of the title, so that nothing is found by its title alone', () => {
    const words = searchWordsOf('Lantern walk', ['Old mill', 'By the river'])
    expect(words).toEqual(expect.arrayContaining([...titleWordsOf('Lantern walk'), 'mill', 'mi', 'river']))
    expect(words).not.toContain('riv')
  })
})

describe('the order of titles', () => {
  it('does not know case or accents', () => {
    expect(foldText('Élan VITAL')).toBe('elan vital')
    const titles = ['zebra', 'Émile', 'apple', 'Eland']
    const sorted = titles.toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1))
    expect(sorted).toEqual(['apple', 'Eland', 'Émile', 'zebra'])
  })
})
