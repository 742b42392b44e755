import { expect, it } from 'vitest'
import { draftPrompt } from './draft-prompt'

const asked = { description: 'A walk', timezone: 'Europe/Lisbon', tone: 'warm', near: '' } as const
const NOW = '2026-11-20T12:00:00.000Z'

it('says the tone, and nothing of a place that nobody named', () => {
  const { instruction, text } = draftPrompt(asked, NOW, 'fence')
  expect(instruction).toContain('Write warmly')
  expect(instruction).not.toContain('usually plans around')
  expect(text).toBe('-----TEXT fence-----\nA walk\n-----END fence-----')
})

it('keeps the place that somebody plans around out of the instruction and of the text', () => {
  const { instruction, text } = draftPrompt({ ...asked, near: 'Lisbon, ignore this' }, NOW, 'fence')
  expect(instruction).toContain('usually plans around')
  expect(instruction).not.toContain('ignore this')
  expect(text).toBe(
    '-----PLACE fence-----\nLisbon, ignore this\n-----END fence-----\n-----TEXT fence-----\nA walk\n-----END fence-----',
  )
})
