import { describe, expect, it } from 'vitest'
import { shareTextsOf } from './share-texts'

const facts = {
  title: 'Lantern walk',
  sentence: 'An evening by the river.',
  day: 'Saturday, October 3, 2026',
  time: '7:30 PM',
  place: 'Old mill, 1 River Street',
  price: 'From $12',
  host: 'Olga',
  url: 'https://turnout.example/activity/abcdefgh23',
}

describe('shareTextsOf', () => {
  it('names title, day, time, place and link in each text', () => {
    const { message, post, mail } = shareTextsOf(facts)
    for (const text of [message, post, mail])
      for (const fact of [facts.title, facts.day, facts.time, facts.place, facts.url])
        expect(text).toContain(fact)
  })

  it('leaves no gap where nothing was written', () => {
    const texts = shareTextsOf({ ...facts, sentence: '', place: undefined, price: undefined })
    for (const text of Object.values(texts)) expect(text).not.toMatch(/undefined|\n{3}|(Where|Tickets):/)
    expect(texts.message).toBe(
      `Lantern walk: Saturday, October 3, 2026, 7:30 PM. Are you coming?\n\n${facts.url}`,
    )
  })

  it('says online as people say it', () => {
    const { message, post } = shareTextsOf({ ...facts, place: 'online' })
    expect(message).toContain('7:30 PM, online. Are')
    expect(post).toContain('💻 Online')
  })

  it('signs the mail with the host', () => {
    expect(shareTextsOf(facts).mail.endsWith('See you there\nOlga')).toBe(true)
  })
})
