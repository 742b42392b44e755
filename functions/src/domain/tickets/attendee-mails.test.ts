import { expect, it } from 'vitest'
import { attendeesWithMail } from './attendee-mails'

const buyer = { fullName: 'Bo Buyer', email: 'bo@example.com' }
const attendee = (email: string, fullName = 'Somebody') => ({ fullName, email, answers: {} })
const mailed = (...attendees: ReturnType<typeof attendee>[]) =>
  attendeesWithMail({ buyer, given: { answers: {}, attendees, acceptsTerms: false } })

it('attendees get mail once each, for all of their tickets', () => {
  expect(
    mailed(attendee('ada@example.com'), attendee('bea@example.com'), attendee('Ada@Example.com')),
  ).toEqual([
    { email: 'ada@example.com', indexes: [0, 2] },
    { email: 'bea@example.com', indexes: [1] },
  ])
})

it.each([
  ['the buyer, who has all of them', 'BO@example.com'],
  ['who has no address', ''],
  ['whose address is none', 'ada at example'],
])('%s gets no mail beside', (_, email) => {
  expect(mailed(attendee(email))).toEqual([])
})

it('nobody is named where nothing was asked', () => {
  expect(attendeesWithMail({ buyer, given: null })).toEqual([])
})
