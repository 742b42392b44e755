import { describe, expect, it } from 'vitest'
import { NO_CIRCLE, checkCircle, circleSentence, invitationTo } from './circle'
import type { Circle } from './circle'

const soup: Circle = { ...NO_CIRCLE, name: 'Soup club', rhythm: 'two-weekly', about: 'Bring a bowl' }

describe('checkCircle', () => {
  it('is content with a name and a rhythm', () => {
    expect(checkCircle({ ...soup, about: '' })).toEqual({})
  })

  it.each([
    ['name', { ...soup, name: '  ' }],
    ['ownRhythm', { ...soup, rhythm: 'own', ownRhythm: ' ' }],
  ] as const)('misses the %s', (field, circle) => {
    expect(Object.keys(checkCircle(circle))).toEqual([field])
  })
})

describe('circleSentence', () => {
  it('ends each sentence once', () => {
    expect(circleSentence(soup)).toBe('Every two weeks. Bring a bowl.')
    expect(circleSentence({ ...soup, about: 'Bring a bowl!' })).toBe('Every two weeks. Bring a bowl!')
  })

  it('takes a rhythm as it was written', () => {
    expect(circleSentence({ ...soup, rhythm: 'own', ownRhythm: ' At full moon ', about: '' })).toBe(
      'At full moon.',
    )
  })
})

it('invites by name', () => {
  const { subject, text } = invitationTo(soup)
  expect(subject).toBe('Soup club: are you in?')
  expect(text).toContain('“Soup club”. Every two weeks. Bring a bowl. Are you in?')
})
