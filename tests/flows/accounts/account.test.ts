import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AccountExport } from 'functions/contract/accounts/account-export'
import { uploadIdOf } from 'functions/contract/uploads/media'
import {
  details,
  draft,
  draftContent,
  hold,
  hosted,
  inDays,
  promoCode,
  ticketType,
} from '../../support/activities'
import { database, readMails, spend } from '../../support/database'
import { activityDocument, newShareRef, uploadDocument } from '../../support/documents'
import { place } from '../../support/listings'
import { guest, identityOf, letSignInsCountFrom, signedInAgain, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, requestHeaders, send, sendCall } from '../../support/requests'
import { eventually, stack } from '../../support/stack'
import { payOut, payPage } from '../../support/stripe'
import { tokenOf } from '../../support/tokens'

const profile = (by: Person) => ask('readProfile', { query: {} }, by)
const person = (uid: string) => ask('readPerson', { params: { uid } }, null)
const refuses = async (name: Parameters<typeof sendCall>[0], input: object, by: Person) =>
  problemIn(await sendCall(name, input, by))

/** A picture that somebody has uploaded. */
async function picture(ownerUid: string, over: Parameters<typeof uploadDocument>[2] = {}): Promise<string> {
  const id = randomUUID()
  await database()
    .doc(`uploads/${id}`)
    .set(uploadDocument(id, ownerUid, { status: 'ready', ...over }))
  return `/app/pictures/${id}/960.webp`
}

describe('a name chosen here', () => {
  it('is the one that everybody sees, and stays when the provider says another', async () => {
    const vera = await verifiedPerson('Vera Verified')
    const saved = await call('updateProfile', { displayName: '  Vee  ', bio: ' By the river. ' }, vera)
    expect(saved).toMatchObject({ displayName: 'Vee', bio: 'By the river.' })
    expect(await ask('signIn', { body: {} }, vera)).toMatchObject({
      displayName: 'Vee',
      bio: 'By the river.',
    })
    expect(await person(vera.uid)).toMatchObject({ displayName: 'Vee', bio: 'By the river.' })
    expect((await identityOf(vera))?.displayName).toBe('Vee')
  })

  it('is the provider’s until then, also after it changed there', async () => {
    const vera = await verifiedPerson('Vera Verified')
    const { shareRef } = await hosted({}, vera)
    await ask('signIn', { body: {} }, vera)
    const claims = { email: vera.email, email_verified: true, firebase: { sign_in_provider: 'password' } }
    const renamed = { ...vera, token: tokenOf(vera, { ...claims, name: 'Vera Married' }) }
    expect((await ask('signIn', { body: {} }, renamed)).displayName).toBe('Vera Married')
    await eventually(
      async () => (await database().doc(`activities/${shareRef}`).get()).get('organiser.name') as string,
      (name) => name === 'Vera Married',
    )
    await call('updateProfile', { bio: 'Only words' }, vera)
    expect((await ask('signIn', { body: {} }, vera)).displayName).toBe('Vera Verified')
  })

  it('reaches the person’s activities, drafts and past ones as well', async () => {
    const organiser = await verifiedPerson('Olga Organiser')
    const { shareRef } = await hosted({}, organiser)
    const { shareRef: drafted } = await ask('createActivity', { body: draft({ status: 'draft' }) }, organiser)
    const past = newShareRef()
    await database().doc(`activities/${past}`).set(activityDocument(past, organiser.uid))
    const url = await picture(organiser.uid)
    await call('updateProfile', { displayName: 'Olga & Friends', picture: url }, organiser)
    for (const ref of [shareRef, drafted, past]) {
      const shown = await eventually(
        async () => (await database().doc(`activities/${ref}`).get()).get('organiser') as object,
        (it) => JSON.stringify(it).includes('Olga & Friends'),
      )
      expect(shown).toMatchObject({ photoURL: url.replace('960', '480') })
    }
  })

  it.each([
    ['no', { displayName: ' ' }, 'displayName'],
    ['a very long', { displayName: 'x'.repeat(81) }, 'displayName'],
    ['a true', { displayName: true }, 'displayName'],
    ['an endless bio beside the', { displayName: 'Vee', bio: 'x'.repeat(301) }, 'bio'],
  ])('%s name is refused at its field, and nothing is lost', async (_, input, path) => {
    const vera = await verifiedPerson()
    const before = await profile(vera)
    expect(await refuses('updateProfile', input, vera)).toMatchObject({ status: 400, errors: [{ path }] })
    expect(await profile(vera)).toEqual(before)
    const right = { displayName: 'x'.repeat(80), bio: 'x'.repeat(300) }
    expect(await call('updateProfile', right, vera)).toMatchObject(right)
  })
})

describe('a picture', () => {
  it('is kept for good once it is chosen, and the one before goes after a day', async () => {
    const vera = await verifiedPerson()
    const sweepAt = async (url: string) =>
      (
        await database()
          .doc(`uploads/${uploadIdOf(url)}`)
          .get()
      ).get('sweepAt') as string | null
    const [older, newer] = [await picture(vera.uid), await picture(vera.uid)]
    await call('updateProfile', { picture: older }, vera)
    expect(await sweepAt(older)).toBeNull()
    await call('updateProfile', { picture: newer }, vera)
    expect(await sweepAt(newer)).toBeNull()
    expect(Date.parse((await sweepAt(older)) ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  })

  it('of one’s own is shown, and taken off again', async () => {
    const vera = await verifiedPerson()
    const url = await picture(vera.uid)
    const small = url.replace('960', '480')
    expect((await call('updateProfile', { picture: url }, vera)).photoURL).toBe(small)
    expect((await person(vera.uid)).photoURL).toBe(small)
    expect((await identityOf(vera))?.photoUrl).toBe(`${stack().TURNOUT_ORIGIN}${small}`)
    expect((await ask('signIn', { body: {} }, await signedInAgain(vera))).photoURL).toBe(small)
    expect((await call('updateProfile', { picture: null }, vera)).photoURL).toBeNull()
    expect((await identityOf(vera))?.photoUrl).toBeUndefined()
  })

  it('of another, or one that is not ready, is refused like one that is not there', async () => {
    const [vera, other] = [await verifiedPerson(), await verifiedPerson()]
    const urls = [
      await picture(other.uid),
      await picture(vera.uid, { status: 'issued' }),
      await picture(vera.uid, { status: 'refused' }),
      `/app/pictures/${randomUUID()}/480.webp`,
      'https://evil.example/picture.webp',
    ]
    for (const url of urls) {
      const problem = await refuses('updateProfile', { picture: url }, vera)
      expect(problem, url).toMatchObject({ status: 400, errors: [{ path: 'picture' }] })
    }
    expect((await profile(vera)).photoURL).toBeNull()
  })

  it('of the provider is shown where the pages may show it, and none from elsewhere', async () => {
    const vera = await verifiedPerson()
    const claims = { email: vera.email, email_verified: true, firebase: { sign_in_provider: 'google.com' } }
    const withPicture = (url: string) => ({ ...vera, token: tokenOf(vera, { ...claims, picture: url }) })
    const googles = 'https://lh3.googleusercontent.com/a/x=s96-c'
    expect((await ask('signIn', { body: {} }, withPicture(googles))).photoURL).toBe(googles)
    const foreign = withPicture('https://graph.facebook.com/1/picture')
    expect((await ask('signIn', { body: {} }, foreign)).photoURL).toBe(googles)
    await call('updateProfile', { picture: null }, vera)
    expect((await ask('signIn', { body: {} }, withPicture(googles))).photoURL).toBeNull()
    const other = await verifiedPerson()
    const token = tokenOf(other, { ...claims, picture: 'https://graph.facebook.com/1/picture' })
    expect((await ask('signIn', { body: {} }, { ...other, token })).photoURL).toBeNull()
  })
})

describe('a person’s page', () => {
  it('lists the public activities that they host, coming ones and past ones, page by page', async () => {
    const organiser = await verifiedPerson('Olga Organiser')
    const soon = await hosted({ startDate: inDays(2), endDate: inDays(2, '20:30') }, organiser)
    const later = await hosted({ startDate: inDays(9), endDate: inDays(9, '20:30') }, organiser)
    await hosted({ audience: 'private' }, organiser)
    await ask('createActivity', { body: draft({ status: 'draft' }) }, organiser)
    await hosted()
    const past = await place({
      organiser: { uid: organiser.uid, name: organiser.name, photoURL: null },
      days: -9,
    })
    const query = { organiser: organiser.uid, limit: 1 }
    const first = await ask('listActivities', { query }, null)
    expect(first.items.map((it) => it.shareRef)).toEqual([soon.shareRef])
    const second = await ask('listActivities', { query: { ...query, cursor: first.nextCursor ?? '' } }, null)
    expect(second).toMatchObject({ items: [{ shareRef: later.shareRef }], nextCursor: null })
    const before = await ask('listActivities', { query: { ...query, when: 'past', direction: 'desc' } }, null)
    expect(before).toMatchObject({ items: [{ shareRef: past }], nextCursor: null })
  })

  it('is not there for somebody who is not, and sorts by nothing but time', async () => {
    const missing = problemIn(await send('readPerson', { params: { uid: 'nobody-here' } }, null))
    expect(missing).toMatchObject({ status: 404, code: 'not-found' })
    const query = { organiser: 'nobody-here' }
    expect(await ask('listActivities', { query }, null)).toEqual({ items: [], nextCursor: null })
    const wrong = problemIn(await send('listActivities', { query: { ...query, sort: 'title' } }, null))
    expect(wrong).toMatchObject({ status: 400, errors: [{ path: 'sort' }] })
  })
})

/** What a mail program finds in the outbox. */
async function headersOf(id: string): Promise<Record<string, string>> {
  return ((await database().doc(`outbox/${id}`).get()).get('headers') ?? {}) as Record<string, string>
}

describe('mails of choice', () => {
  it('are chosen one by one, also two at once', async () => {
    const vera = await verifiedPerson()
    expect((await profile(vera)).notifications).toEqual({
      reminders: true,
      updates: true,
      invitations: true,
      sales: false,
    })
    await Promise.all([
      call('chooseNotifications', { reminders: false }, vera),
      call('chooseNotifications', { sales: true }, vera),
    ])
    const chosen = { reminders: false, updates: true, invitations: true, sales: true }
    expect(await call('chooseNotifications', {}, vera)).toEqual(chosen)
    await ask('signIn', { body: {} }, vera)
    expect((await profile(vera)).notifications).toEqual(chosen)
  })

  it('about each sale come to an organiser who chose them, once, and to no other', async () => {
    const organiser = await verifiedPerson('Olga Organiser')
    const party = await hosted({ ticketTypes: [ticketType()] }, organiser)
    const sell = async () => {
      const buyer = await guest()
      const { id } = await hold(party, buyer, 2)
      await Promise.all([0, 1].map(() => call('placeOrder', details(id), buyer)))
      return id
    }
    await profile(organiser)
    expect(await readMails(`sale-${await sell()}`)).toEqual([])
    await call('chooseNotifications', { sales: true }, organiser)
    const id = await sell()
    const [mail] = await readMails(`sale-${id}`)
    expect(mail).toMatchObject({
      to: [organiser.email],
      message: { subject: '2 tickets sold: Lantern walk' },
    })
    expect(await readMails(`tickets-${id}`)).toHaveLength(1)
  })

  it('about a paid sale comes with the payment', async () => {
    const organiser = await verifiedPerson('Olga Organiser')
    await payOut(organiser)
    await call('chooseNotifications', { sales: true }, organiser)
    const party = await hosted({ ticketTypes: [ticketType({ price: 2000 })] }, organiser)
    const buyer = await guest()
    const { order } = await call('placeOrder', details((await hold(party, buyer)).id), buyer)
    expect(await readMails(`sale-${order.id}`)).toEqual([])
    await payPage(order.session?.id ?? '')
    const [mail] = await eventually(
      () => readMails(`sale-${order.id}`),
      (mails) => mails.length === 1,
    )
    expect(mail?.message.html).toContain('Total: $20')
  })

  it('end with one click, which looking does not make; a link that we did not sign ends nothing', async () => {
    const organiser = await verifiedPerson('Olga Organiser')
    const party = await hosted({ ticketTypes: [ticketType()] }, organiser)
    await call('chooseNotifications', { sales: true }, organiser)
    const buyer = await guest()
    const { id } = await hold(party, buyer)
    await call('placeOrder', details(id), buyer)
    const headers = await headersOf(`sale-${id}`)
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const [, url = ''] = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '') ?? []
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const post = (to: string) => fetch(to, { method: 'POST', body })
    for (const wrong of [
      url.replace('kind=sales', 'kind=updates'),
      url.replace(/.$/, '!'),
      url.split('?')[0],
    ]) {
      expect((await post(wrong ?? '')).status).toBe(404)
    }
    const seen = await fetch(url)
    expect([seen.status, await seen.text()]).toEqual([200, expect.stringContaining('Stop these mails?')])
    expect((await profile(organiser)).notifications).toMatchObject({ sales: true, updates: true })
    for (let n = 0; n < 2; n++) expect((await post(url)).status).toBe(200)
    expect((await profile(organiser)).notifications).toMatchObject({ sales: false, updates: true })
  })
})

describe('signing out everywhere', () => {
  it('ends the sign-ins before it for whatever needs an account, and not the next one', async () => {
    const vera = await verifiedPerson()
    // Tokens say when somebody signed in to the second.
    const claims = { email: vera.email, email_verified: true, firebase: { sign_in_provider: 'password' } }
    await letSignInsCountFrom(vera, new Date(Date.now() - 60_000))
    const before = {
      ...vera,
      token: tokenOf(vera, { ...claims, auth_time: Math.floor(Date.now() / 1000) - 30 }),
    }
    expect((await profile(before)).uid).toBe(vera.uid)
    await call('signOutEverywhere', {}, before)
    for (const name of ['signOutEverywhere', 'listAttendees'] as const) {
      const problem = await refuses(name, { shareRef: newShareRef() }, before)
      expect(problem).toMatchObject({ status: 401, code: 'signed-out' })
    }
    expect((await send('readPayoutMethod', {}, before)).status).toBe(401)
    const after = await signedInAgain(vera)
    expect(await ask('readPayoutMethod', {}, after)).toMatchObject({ status: 'none' })
    const missing = await refuses('listAttendees', { shareRef: newShareRef() }, after)
    expect(missing.status).toBe(404)
  })
})

/** The file as a browser gets it. */
async function download(by: Person): Promise<Response> {
  return fetch(`${stack().TURNOUT_ORIGIN}/app/user/export`, { headers: await requestHeaders(by) })
}

describe('the export', () => {
  it('is a file with everything of the person’s and nothing of anybody else', async () => {
    const vera = await verifiedPerson('Vera Verified')
    const over = {
      ticketTypes: [ticketType()],
      promocodes: [promoCode()],
      meetingUrl: 'https://meet.example/secret',
    }
    const own = await hosted({ ...over, type: 'virtual' }, vera)
    await profile(vera)
    const theirs = await hosted({ ticketTypes: [ticketType()] })
    const { id } = await hold(theirs, vera)
    await call('placeOrder', details(id, vera.email), vera)
    const visitor = await guest()
    await call('placeOrder', details((await hold(own, visitor)).id, 'other@example.com'), visitor)
    await picture(vera.uid)
    await call('saveDraft', { key: 'a-draft-of-vera', draft: draftContent(), basis: 0 }, vera)
    const response = await download(vera)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="turnout-account.json"')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const text = await response.text()
    const all = AccountExport.parse(JSON.parse(text))
    expect(all.profile?.displayName).toBe('Vera Verified')
    expect(all.account?.email).toBe(vera.email)
    expect(all.activities.map((it) => it.activity.shareRef)).toEqual([own.shareRef])
    expect(all.activities[0]).toMatchObject({ settings: { meetingUrl: over.meetingUrl }, promoCodes: [{}] })
    expect(all.orders.map((it) => it.id)).toEqual([id])
    expect(all.tickets.map((it) => it.orderId)).toEqual([id])
    expect(all.rsvps.map((it) => it.shareRef)).toEqual([theirs.shareRef])
    expect(all.uploads).toHaveLength(1)
    expect(all.drafts).toMatchObject([{ key: 'a-draft-of-vera', draft: draftContent() }])
    expect(text).not.toContain('other@example.com')
  })

  it('is whole where it is long', async () => {
    const vera = await verifiedPerson()
    const batch = database().batch()
    const refs = Array.from({ length: 230 }, () => newShareRef())
    for (const ref of refs) batch.set(database().doc(`activities/${ref}`), activityDocument(ref, vera.uid))
    await batch.commit()
    const { activities } = AccountExport.parse(await (await download(vera)).json())
    expect(activities.map((it) => it.activity.shareRef).toSorted()).toEqual(refs.toSorted())
  })

  it('is there for a guest as well, and five times an hour', async () => {
    const passerBy = await guest()
    await profile(passerBy)
    for (let n = 0; n < 5; n++) {
      const { account, orders } = AccountExport.parse(await (await download(passerBy)).json())
      expect([account?.email, orders]).toEqual([null, []])
    }
    expect((await download(passerBy)).status).toBe(429)
    expect((await download(await guest())).status).toBe(200)
  })
})

describe('what is done more often than a person would', () => {
  it.each([
    ['profile', 60, 'updateProfile', {}],
    ['sign-out', 20, 'signOutEverywhere', {}],
    ['delete', 20, 'deleteAccount', { confirmation: 'delete my account' }],
  ] as const)('%s is refused after %i times', async (subject, uses, name, input) => {
    const vera = await verifiedPerson()
    await spend(`${subject}:${vera.uid}`, uses)
    expect(await refuses(name, input, vera)).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect((await sendCall(name, input, await verifiedPerson())).status).toBe(200)
  })

  it('signing in is refused after 120 times', async () => {
    const vera = await verifiedPerson()
    await spend(`sign-in:${vera.uid}`, 120)
    expect(problemIn(await send('signIn', { body: {} }, vera)).code).toBe('too-many-requests')
    expect((await send('signIn', { body: {} }, await verifiedPerson())).status).toBe(200)
  })
})
