import { describe, expect, it } from 'vitest'
import { messageId } from './message-id'

const NOON = '2026-11-22T12:00:00.000Z'
const message = {
  about: 'message-abcdefgh23',
  from: 'nora@example.com',
  to: 'olga@example.com',
  text: 'Is there parking?',
}

describe('the id of a message’s mail', () => {
  it('is the same for a second press some minutes later, however the address is typed', () => {
    const again = messageId({ ...message, from: 'Nora@Example.com' }, '2026-11-22T12:09:59.000Z')
    expect(again).toBe(messageId(message, NOON))
  })

  it.each([
    ['ten minutes later', message, '2026-11-22T12:10:00.000Z'],
    ['a day later', message, '2026-11-23T12:00:00.000Z'],
    ['to somebody else', { ...message, to: 'mia@example.com' }, NOON],
    ['from somebody else', { ...message, from: 'vera@example.com' }, NOON],
    ['in other words', { ...message, text: 'Is there parking nearby?' }, NOON],
    ['about something else', { ...message, about: 'message-bcdefgh234' }, NOON],
  ])('is another one for a message %s', (_, other, now) => {
    expect(messageId(other, now)).not.toBe(messageId(message, NOON))
  })
})
