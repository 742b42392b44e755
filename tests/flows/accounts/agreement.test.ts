import { CURRENT_AGREEMENT } from 'functions/contract/accounts/agreement-versions'
import { beforeAll, describe, expect, it } from 'vitest'
import { details, hold, hosted, ticketType } from '../../support/activities'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'
import type { Person } from '../../support/people'
import { namelessGuest, verifiedPerson } from '../../support/people'

const STALE = { ...CURRENT_AGREEMENT, terms: '2020-01-01' }

let organiser: Person
beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
})

async function exported(by: Person) {
  return ask('exportAccount', {}, by)
}

describe('an account', () => {
  it('has agreed to what its sign-in named, once', async () => {
    const vera = await verifiedPerson()
    expect(await ask('signIn', { body: {} }, vera)).toMatchObject({
      asksToAgree: CURRENT_AGREEMENT,
      hasAgreed: false,
    })
    const profile = await ask('signIn', { body: { agreed: CURRENT_AGREEMENT } }, vera)
    expect(profile).toMatchObject({ asksToAgree: null, hasAgreed: true })
    const { account } = await exported(vera)
    expect(account?.agreed).toMatchObject(CURRENT_AGREEMENT)
    await ask('signIn', { body: { agreed: CURRENT_AGREEMENT } }, vera)
    expect((await exported(vera)).account?.agreed?.at).toBe(account?.agreed?.at)
  })

  it('is let in by a page that named other versions, and asked again', async () => {
    const vera = await verifiedPerson()
    const profile = await ask('signIn', { body: { agreed: STALE } }, vera)
    expect(profile.asksToAgree).toEqual(CURRENT_AGREEMENT)
    expect((await exported(vera)).account?.agreed).toBeNull()
  })

  it('is not asked as a guest, who agrees with each order and RSVP', async () => {
    expect((await ask('signIn', { body: {} }, await namelessGuest())).asksToAgree).toBeNull()
  })
})

describe('an order', () => {
  it('keeps what its buyer agreed to, and when the server heard of it', async () => {
    const [party, buyer] = [await hosted({ ticketTypes: [ticketType()] }, organiser), await namelessGuest()]
    const { id } = await hold(party, buyer)
    const before = new Date().toISOString()
    const { order } = await call('placeOrder', details(id), buyer)
    expect(order.agreed).toMatchObject(CURRENT_AGREEMENT)
    expect(order.agreed!.at >= before).toBe(true)
    expect((await exported(buyer)).orders[0]?.agreed).toEqual(order.agreed)
  })

  it.each(['terms', 'privacy'] as const)(
    'is refused with %s that are not current, and named those that are',
    async (text) => {
      const [party, buyer] = [await hosted({ ticketTypes: [ticketType()] }, organiser), await namelessGuest()]
      const { id } = await hold(party, buyer)
      const stale = { ...CURRENT_AGREEMENT, [text]: '2020-01-01' }
      const answer = await sendCall('placeOrder', { ...details(id), agreed: stale }, buyer)
      expect(problemIn(answer)).toMatchObject({
        status: 409,
        code: 'terms-changed',
        agreement: CURRENT_AGREEMENT,
      })
      const { agreement = stale } = problemIn(answer)
      // Nothing was taken: the same order is placed with what the answer named.
      const { order } = await call('placeOrder', { ...details(id), agreed: agreement }, buyer)
      expect(order.agreed).toMatchObject(CURRENT_AGREEMENT)
    },
  )
})

describe('a page from before there were versions', () => {
  it('is asked to reload when it places an order, and loses nothing', async () => {
    const [party, buyer] = [await hosted({ ticketTypes: [ticketType()] }, organiser), await namelessGuest()]
    const { id } = await hold(party, buyer)
    const { agreed, ...old } = details(id)
    const problem = problemIn(await sendCall('placeOrder', old, buyer))
    expect(problem).toMatchObject({ status: 409, code: 'terms-changed' })
    expect(problem.detail).toContain('Reload the page')
    const { order } = await call('placeOrder', { ...old, agreed }, buyer)
    expect(order.status).toBe('confirmed')
  })

  it('is asked to reload when a guest sends an RSVP, and nothing is saved', async () => {
    const [{ shareRef }, guest] = [await hosted({ ticketTypes: [] }, organiser), await namelessGuest()]
    const body = { shareRef, response: 'going', guest: { name: 'Nora' } } as const
    const problem = problemIn(await send('answerRsvp', { body }, guest))
    expect(problem).toMatchObject({ status: 409, code: 'terms-changed' })
    expect(problem.detail).toContain('Reload the page')
    expect((await exported(guest)).rsvps).toEqual([])
  })
})

describe('a guest’s RSVP', () => {
  const rsvp = (shareRef: string, agreed: typeof CURRENT_AGREEMENT) =>
    ({ body: { shareRef, response: 'going', guest: { name: 'Nora', agreed } } }) as const

  it('keeps what the guest agreed to, also when they change their mind', async () => {
    const [{ shareRef }, guest] = [await hosted({ ticketTypes: [] }, organiser), await namelessGuest()]
    await ask('answerRsvp', rsvp(shareRef, CURRENT_AGREEMENT), guest)
    const [first] = (await exported(guest)).rsvps
    expect(first?.agreed).toMatchObject(CURRENT_AGREEMENT)
    await ask('answerRsvp', { body: { shareRef, response: 'interested' } }, guest)
    const [second] = (await exported(guest)).rsvps
    expect(second).toMatchObject({ response: 'interested', agreed: first?.agreed })
  })

  it('is refused with terms that are not current, and saved with those that the answer names', async () => {
    const [{ shareRef }, guest] = [await hosted({ ticketTypes: [] }, organiser), await namelessGuest()]
    const problem = problemIn(await send('answerRsvp', rsvp(shareRef, STALE), guest))
    expect(problem).toMatchObject({ code: 'terms-changed', agreement: CURRENT_AGREEMENT })
    expect((await exported(guest)).rsvps).toEqual([])
    const { response } = await ask('answerRsvp', rsvp(shareRef, problem.agreement ?? STALE), guest)
    expect(response).toBe('going')
  })

  it('needs none of an account, which agreed when it signed in', async () => {
    const { shareRef } = await hosted({ ticketTypes: [] }, organiser)
    const vera = await verifiedPerson()
    expect(await ask('answerRsvp', { body: { shareRef, response: 'going' } }, vera)).toMatchObject({
      response: 'going',
    })
  })
})
