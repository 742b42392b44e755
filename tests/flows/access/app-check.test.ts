import { randomUUID } from 'node:crypto'
import { CALLS } from 'functions/contract/api/calls'
import { pathOfCall } from 'functions/contract/api/call-path'
import type { CallName } from 'functions/contract/api/calls'
import { APP_CHECK_HEADER } from 'functions/contract/api/app-check-header'
import { ROUTES } from 'functions/contract/api/routes'
import type { Route } from 'functions/contract/api/routes'
import { beforeAll, describe, expect, it } from 'vitest'
import { firstType, hosted, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { appCheckToken, strangeAppToken } from '../../support/app-check'
import { database } from '../../support/database'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { requestHeaders, problemIn, urlOfFunction } from '../../support/requests'
import type { Answer } from '../../support/requests'
import { stack } from '../../support/stack'

let party: Hosted
let buyer: Person

beforeAll(async () => {
  party = await hosted({ ticketTypes: [ticketType()] })
  buyer = await guest()
})

/** A request as ours, but for what it says of the app that sends it. */
async function post(
  url: string,
  body: unknown,
  by: Person | null,
  token: string | undefined,
): Promise<Answer> {
  const { [APP_CHECK_HEADER]: _own, ...rest } = await requestHeaders(by)
  const app = token === undefined ? {} : { [APP_CHECK_HEADER]: token }
  const headers = { ...rest, ...app, 'Idempotency-Key': randomUUID() }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: response.status === 204 ? null : await response.json() }
}

async function callWith(
  token: string | undefined,
  name: CallName,
  data: unknown,
  by: Person,
): Promise<Answer> {
  const { status, body } = await post(urlOfFunction(pathOfCall(name)), { data }, by, token)
  const { result, error } = body as { result?: unknown; error?: { details?: unknown } }
  return { status, body: error ? error.details : result }
}

function routeUrl(route: Route): string {
  return `${stack().TURNOUT_ORIGIN}/app${route.path.replaceAll(/\{\w+\}/g, party.shareRef)}`
}

const seconds = () => Math.floor(Date.now() / 1000)

/** A token in the form of App Check's that says all the right things, and that nobody signed. */
function unsigned(): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const aud = [`projects/${stack().GCLOUD_PROJECT}`]
  const claims = { sub: 'a', aud, iss: 'https://firebaseappcheck.googleapis.com/1', exp: seconds() + 60 }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

async function altered(): Promise<string> {
  const [header = '', , signature = ''] = (await appCheckToken()).split('.')
  return [header, unsigned().split('.')[1], signature].join('.')
}

const NOT_OURS: [string, () => Promise<string | undefined> | string | undefined][] = [
  ['no token', () => undefined],
  ['what is no token', () => 'garbage'],
  ['an identity token', () => buyer.token],
  ['a token that nobody signed', unsigned],
  ['a signature of something else', altered],
  ['a token that ran out', () => strangeAppToken({ exp: seconds() - 1 })],
  ['a token of another project', () => strangeAppToken({ aud: ['projects/2', 'projects/another'] })],
  ['a token of another issuer', () => strangeAppToken({ iss: 'https://securetoken.google.com/demo' })],
]

describe('a request that our own app did not send', () => {
  it.each(NOT_OURS)('holds no ticket with %s, and does with our app’s', async (_, make) => {
    const input = () => ({
      shareRef: party.shareRef,
      items: [{ ticketTypeRef: firstType(party), quantity: 1 }],
      idempotencyKey: randomUUID(),
    })
    const held = () => database().collection('orders').where('shareRef', '==', party.shareRef).count().get()
    const before = (await held()).data().count
    const refused = await callWith(await make(), 'holdTickets', input(), buyer)
    expect(problemIn(refused)).toMatchObject({ status: 403, code: 'app-not-verified' })
    expect((await held()).data().count).toBe(before)
    const other = await guest()
    expect((await callWith(await appCheckToken(), 'holdTickets', input(), other)).status).toBe(200)
  })

  it.each(NOT_OURS)('has no tickets mailed with %s, and does with our app’s', async (_, make) => {
    const send = async (token: string | undefined) =>
      post(routeUrl(ROUTES.findTickets), { email: `${randomUUID()}@example.com` }, null, token)
    expect(problemIn(await send(await make()))).toMatchObject({ status: 403, code: 'app-not-verified' })
    expect((await send(await appCheckToken())).status).toBe(204)
  })

  it('is refused by every callable before anything else is looked at', async () => {
    const names = Object.keys(CALLS) as CallName[]
    const answers = await Promise.all(
      names.map(async (name) => callWith(undefined, name, { not: 'looked at' }, buyer)),
    )
    expect(answers.map((answer, index) => [names[index], problemIn(answer).code])).toEqual(
      names.map((name) => [name, 'app-not-verified']),
    )
  })

  it('is refused by every route for which the contract gives no reason not to', async () => {
    const person = await verifiedPerson()
    const refused: string[] = []
    for (const [name, route] of Object.entries<Route>(ROUTES)) {
      const { [APP_CHECK_HEADER]: _own, ...headers } = await requestHeaders(person)
      const body = route.method === 'GET' ? {} : { body: '{}' }
      const answer = await fetch(routeUrl(route), { method: route.method, headers, ...body })
      const text = await answer.text()
      if (text.includes('"app-not-verified"')) refused.push(name)
    }
    const guarded = Object.entries<Route>(ROUTES).filter(([, route]) => !route.withoutAppCheck)
    expect(refused).toEqual(guarded.map(([name]) => name))
  })
})

describe('what others than our app come for', () => {
  it.each([
    '/app/openapi.json',
    '/app/activity',
    '/activity/:shareRef',
    '/app/activity/:shareRef/calendar.ics',
  ])('is there without App Check: %s', async (path) => {
    const response = await fetch(stack().TURNOUT_ORIGIN + path.replace(':shareRef', party.shareRef))
    expect(response.status).toBe(200)
  })
})
