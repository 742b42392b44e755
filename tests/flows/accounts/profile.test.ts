import { describe, expect, it } from 'vitest'
import { Account, User } from 'functions/contract/accounts/user'
import { details, draft, hold, hosted, ticketType } from '../../support/activities'
import { database } from '../../support/database'
import {
  guest,
  guestWithAccount,
  identityOf,
  namelessGuest,
  pictured,
  signedInAgain,
  unverifiedPerson,
  verifiedPerson,
} from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send } from '../../support/requests'
import { eventually, stack } from '../../support/stack'
import { clearFaults, control, stripe } from '../../support/stripe'

const signIn = (by: Person) => ask('signIn', { body: {} }, by)
const profile = (by: Person, query = {}) => ask('readProfile', { query }, by)

const readUser = async (uid: string) => User.parse((await database().doc(`users/${uid}`).get()).data())
const readAccount = async (uid: string) =>
  Account.parse((await database().doc(`users/${uid}/private/account`).get()).data())

describe('signing in', () => {
  it('makes a person known: in public by their name, in private by their email', async () => {
    const person = await verifiedPerson('Vera Verified')
    expect(await signIn(person)).toMatchObject({
      uid: person.uid,
      displayName: 'Vera Verified',
      email: person.email,
      isGuest: false,
      payoutStatus: 'none',
    })
    expect(JSON.stringify(await readUser(person.uid))).not.toContain('@')
    expect((await readAccount(person.uid)).email).toBe(person.email)
  })

  it('again, also at the same time, changes when they came last and nothing else', async () => {
    const person = await verifiedPerson()
    const first = await signIn(person)
    const { lastSignInAt } = await readAccount(person.uid)
    const [again] = await Promise.all([signIn(person), signIn(person)])
    expect(again).toEqual(first)
    expect((await readAccount(person.uid)).lastSignInAt > lastSignInAt).toBe(true)
  })

  it('makes the picture of another host one of our own, once, and tells the provider', async () => {
    const address = `${stack().TURNOUT_ORIGIN}/covers/book-club.webp`
    const person = await signedInAgain(await pictured(await verifiedPerson('Fay Facebook'), address))
    const { photoURL } = await signIn(person)
    expect(photoURL).toMatch(/^\/app\/pictures\/[\w-]+\/480\.webp$/)
    expect((await fetch(`${stack().TURNOUT_ORIGIN}${photoURL}`)).headers.get('content-type')).toBe(
      'image/webp',
    )
    expect((await readUser(person.uid)).photoURL).toBe(photoURL)
    expect((await identityOf(person))?.photoUrl).toMatch(new RegExp(`${photoURL}$`))
    expect((await signIn(await signedInAgain(person))).photoURL).toBe(photoURL)
    expect((await signIn(person)).photoURL).toBe(photoURL)
  })

  it.each([
    ['is no picture', () => `${stack().TURNOUT_ORIGIN}/explore`],
    ['is not public', () => 'http://127.0.0.1:1/me.png'],
  ])('succeeds without a picture where the address %s', async (_, address) => {
    const person = await signedInAgain(await pictured(await verifiedPerson(), address()))
    expect((await signIn(person)).photoURL).toBeNull()
  })

  it('brings no picture to who chose to have none', async () => {
    const address = `${stack().TURNOUT_ORIGIN}/covers/book-club.webp`
    const person = await verifiedPerson()
    await call('updateProfile', { picture: null }, person)
    const again = await signedInAgain(await pictured(person, address))
    expect((await signIn(again)).photoURL).toBeNull()
  })

  it('is not for those who have yet to confirm their address', async () => {
    const person = await unverifiedPerson()
    const problem = problemIn(await send('signIn', { body: {} }, person))
    expect(problem).toMatchObject({ status: 403, title: 'UnVerified User', code: 'unverified' })
    expect((await database().doc(`users/${person.uid}`).get()).exists).toBe(false)
  })

  it('without a name shows the part of the address before the @, never the whole', async () => {
    const person = await verifiedPerson('')
    const { displayName } = await signIn(person)
    expect(displayName).toBe(person.email.split('@')[0])
  })
})

describe('the profile', () => {
  it('is there for a person whose sign-in was never recorded', async () => {
    const person = await verifiedPerson()
    expect((await profile(person)).uid).toBe(person.uid)
    expect((await readUser(person.uid)).displayName).toBe('Vera Verified')
  })

  it('is a sample when asked for one, which makes nobody known', async () => {
    const person = await verifiedPerson()
    expect(await profile(person, { mock: 'true' })).toMatchObject({ uid: 'sample-person', isGuest: false })
    expect((await database().doc(`users/${person.uid}`).get()).exists).toBe(false)
    expect((await profile(person, { mock: 'false' })).uid).toBe(person.uid)
  })

  it('comes in English, and in no other language yet', async () => {
    const person = await guest()
    expect((await profile(person, { language: 'en' })).uid).toBe(person.uid)
    const refused = problemIn(await send('readProfile', { query: { language: 'de' } }, person))
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'language' }] })
    const unclear = problemIn(await send('readProfile', { query: { mock: 'maybe' } }, person))
    expect(unclear).toMatchObject({ status: 400, errors: [{ path: 'mock' }] })
  })

  it('of a guest says so, and has neither name nor address', async () => {
    const person = await namelessGuest()
    expect(await profile(person)).toMatchObject({ isGuest: true, displayName: 'Guest', email: null })
  })

  it('of a guest who makes an account keeps everything that was theirs', async () => {
    const [party, passerBy] = [await hosted({ ticketTypes: [ticketType()] }), await guest()]
    const before = await profile(passerBy)
    const { id } = await hold(party, passerBy)
    await call('placeOrder', details(id), passerBy)
    const member = await guestWithAccount(passerBy, 'Gia Grown')
    expect(await signIn(member)).toMatchObject({
      uid: passerBy.uid,
      isGuest: false,
      email: member.email,
      displayName: 'Gia Grown',
      createdAt: before.createdAt,
    })
    const { items } = await call('listMyActivities', { kind: 'going' }, member)
    expect(items.map((it) => it.shareRef)).toEqual([party.shareRef])
    expect((await call('checkOrder', { orderId: id }, member)).status).toBe('confirmed')
  })
})

async function accountsOf(organiser: Person) {
  const { data } = await stripe().accounts.list({ limit: 100 })
  return data.filter((it) => it.metadata?.['uid'] === organiser.uid)
}

describe('being paid', () => {
  const start = (by: Person) => ask('startPayoutOnboarding', { body: {} }, by)
  const method = (by: Person) => ask('readPayoutMethod', {}, by)

  it('goes from none to pending to ready, as the payment provider says', async () => {
    const organiser = await verifiedPerson('Paula Payee')
    expect(await method(organiser)).toMatchObject({ status: 'none', requirementsDue: [] })
    const { url } = await start(organiser)
    expect(url).toMatch(/^http/)
    const pending = await method(organiser)
    expect(pending.status).toBe('pending')
    expect(pending.requirementsDue.length).toBeGreaterThan(0)
    const [account] = await accountsOf(organiser)
    await control(`accounts/${account?.id}/onboard`)
    expect(await method(organiser)).toMatchObject({ status: 'ready', requirementsDue: [] })
    expect((await profile(organiser)).payoutStatus).toBe('ready')
  })

  it('begun twice, also at the same time, makes one account; each time there is a link', async () => {
    const organiser = await verifiedPerson('Paula Payee')
    const links = await Promise.all([start(organiser), start(organiser)])
    links.push(await start(organiser))
    for (const { url } of links) expect(url).toMatch(/^http/)
    expect(await accountsOf(organiser)).toHaveLength(1)
  })

  it('is told to activities that wait for it: a draft can then be published', async () => {
    const organiser = await verifiedPerson('Paula Payee')
    const body = draft({ status: 'draft', ticketTypes: [ticketType({ price: 500 })] })
    const { shareRef } = await ask('createActivity', { body }, organiser)
    const read = () => ask('readActivity', { params: { shareRef } }, organiser)
    expect((await read()).acceptsPayments).toBe(false)
    await start(organiser)
    const [account] = await accountsOf(organiser)
    // Nobody asks for the state: the provider's webhook tells it.
    await control(`accounts/${account?.id}/onboard`)
    await eventually(read, (activity) => activity.acceptsPayments)
    expect(await call('changeActivityStatus', { shareRef, status: 'active' }, organiser)).toMatchObject({
      status: 'active',
    })
  })

  it('does not work while the payment provider is down, and makes no second account later', async () => {
    const organiser = await verifiedPerson('Paula Payee')
    await control('faults', { kind: 'api', path: 'POST /v1/account_links', action: '500', times: 'always' })
    const refused = problemIn(await send('startPayoutOnboarding', { body: {} }, organiser))
    expect(refused).toMatchObject({ status: 503, code: 'payment-provider-down' })
    await clearFaults()
    await start(organiser)
    expect(await accountsOf(organiser)).toHaveLength(1)
  })
})
