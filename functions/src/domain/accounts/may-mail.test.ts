import { describe, expect, it } from 'vitest'
import { NotificationChoices } from '../../../contract/accounts/user'
import { mayMail } from './may-mail'

const all = (value: boolean) =>
  NotificationChoices.parse({ reminders: value, updates: value, invitations: value, sales: value })

describe('whether a mail may be sent', () => {
  it.each(['reminders', 'updates', 'invitations', 'sales'] as const)(
    'about %s is the person’s to say',
    (kind) => {
      expect(mayMail({ ...all(true), [kind]: false }, kind)).toBe(false)
      expect(mayMail({ ...all(false), [kind]: true }, kind)).toBe(true)
    },
  )

  it.each(['tickets', 'refunds', 'cancellations', 'security'] as const)('about %s is always yes', (kind) => {
    expect(mayMail(all(false), kind)).toBe(true)
  })

  it('without a choice is yes, except about each sale', () => {
    const untouched = NotificationChoices.parse({})
    expect(mayMail(untouched, 'reminders')).toBe(true)
    expect(mayMail(untouched, 'sales')).toBe(false)
  })
})
