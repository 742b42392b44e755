import { describe, expect, it } from 'vitest'
import { sortWords } from './from-words'

describe('sortWords', () => {
  it.each([
    ['A supper for strangers. Bring a bowl.', 'A supper for strangers', 'Bring a bowl.'],
    ['Who wants to run? Ten kilometres, slowly.', 'Who wants to run?', 'Ten kilometres, slowly.'],
    ['Kite day\nBring string.', 'Kite day', 'Bring string.'],
    ['灯りの散歩。川沿いを歩きます。', '灯りの散歩', '川沿いを歩きます。'],
    ['  Only a title  ', 'Only a title', ''],
    ['', '', ''],
  ])('takes the first sentence of %j as the title', (words, title, description) => {
    expect(sortWords(words)).toEqual({ title, description, richDescription: '' })
  })

  it('keeps the whole of a first sentence that is too long for a title', () => {
    const long = `${'Lanterns and soup '.repeat(10).trim()}. Come!`
    const { title, description } = sortWords(long)
    expect(title.length).toBeLessThanOrEqual(120)
    expect(title).toMatch(/(Lanterns|and|soup)…$/)
    expect(description).toBe(long)
  })

  it('never cuts a character in two', () => {
    const { title } = sortWords('🎪'.repeat(100))
    expect(title).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
    expect(title.length).toBeLessThanOrEqual(120)
  })

  it('keeps paragraphs and lines of a long text, and what looks like markup', () => {
    const { description, richDescription } = sortWords('Soup night.\n\nBring:\n- a bowl <3\n\nR&D for soup.')
    expect(description).toBe('Bring: - a bowl <3 R&D for soup.')
    expect(richDescription).toBe('<p>Bring:<br>- a bowl &lt;3</p><p>R&amp;D for soup.</p>')
  })

  it('sums up a long text by the sentences that fit', () => {
    const rest = 'This sentence has exactly forty characters!! '.repeat(12).trim()
    const { description, richDescription } = sortWords(`Soup night. ${rest}`)
    expect(description.length).toBeLessThanOrEqual(300)
    expect(description.endsWith('!!')).toBe(true)
    expect(richDescription).toBe(`<p>${rest}</p>`)
  })
})
