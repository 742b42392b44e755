import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { CryptoKey, JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../domain/refusal'
import { requireAppCheck } from './require-app-check'

const PROJECT = 'demo-app-check'
const APP = '1:42:web:ours'

let key: CryptoKey
let base: string
let reads = 0
const server = createServer()

beforeAll(async () => {
  process.env['GCLOUD_PROJECT'] = PROJECT
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: PROJECT })
  const pair = await generateKeyPair('RS256')
  key = pair.privateKey
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }]
  server.on('request', (_, response) => {
    reads += 1
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys }))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => void server.close())

const now = () => Math.floor(Date.now() / 1000)

/** A token that is good but for what is named. */
function tokenOf(
  over: { [K in keyof JWTPayload]: JWTPayload[K] | undefined } = {},
  header: { alg?: string; kid?: string } = {},
  by: CryptoKey | Uint8Array = key,
) {
  return new SignJWT({
    sub: APP,
    aud: ['projects/42', `projects/${PROJECT}`],
    iss: 'https://firebaseappcheck.googleapis.com/42',
    iat: now(),
    exp: now() + 3600,
    ...over,
  } as JWTPayload)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'k1', ...header })
    .sign(by)
}

type Mode = 'off' | 'log' | 'enforce'

/** What a request with this token comes to. */
async function outcome(token: string | undefined, mode: Mode = 'enforce', apps: readonly string[] = []) {
  const settings = { APP_CHECK: mode, APP_CHECK_APPS: [...apps], APP_CHECK_BASE: base }
  try {
    await requireAppCheck(token, 'holdTickets', settings)
    return 'passed'
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
}

const unsigned = () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = {
    sub: APP,
    aud: [`projects/${PROJECT}`],
    iss: 'https://firebaseappcheck.googleapis.com/42',
    exp: now() + 60,
  }
  return `${encode({ alg: 'none', typ: 'JWT', kid: 'k1' })}.${encode(claims)}.`
}

const BAD: [string, () => Promise<string | undefined> | string | undefined][] = [
  ['no token', () => undefined],
  ['an empty token', () => ''],
  ['what is no token', () => 'garbage'],
  ['three parts of nothing', () => 'a.b.c'],
  ['a token without a signature', unsigned],
  [
    'a token of another key of the same name',
    async () => tokenOf({}, {}, (await generateKeyPair('RS256')).privateKey),
  ],
  ['a token of a key that is not published', () => tokenOf({}, { kid: 'k2' })],
  ['a token signed with a shared secret', () => tokenOf({}, { alg: 'HS256' }, new Uint8Array(32))],
  ['a token that ran out a second ago', () => tokenOf({ exp: now() - 1 })],
  ['a token without an end', () => tokenOf({ exp: undefined })],
  ['a token of another project', () => tokenOf({ aud: ['projects/43', 'projects/another'] })],
  ['a token of another issuer', () => tokenOf({ iss: 'https://securetoken.google.com/42' })],
  [
    'a token of an issuer that only begins alike',
    () => tokenOf({ iss: 'https://firebaseappcheck.googleapis.com.example/42' }),
  ],
  ['a token for no app', () => tokenOf({ sub: undefined })],
]

describe('App Check', () => {
  it('lets a token of an app of this project pass, and nothing else that is told apart below', async () => {
    expect(await outcome(await tokenOf())).toBe('passed')
  })

  it.each(BAD)('refuses %s', async (_, make) => {
    expect(await outcome(await make())).toBe('app-not-verified')
  })

  it.each(BAD)('only logged, lets %s pass', async (_, make) => {
    expect(await outcome(await make(), 'log')).toBe('passed')
  })

  it('refuses another app of the project where apps are named, and takes those', async () => {
    const token = await tokenOf()
    expect(await outcome(token, 'enforce', ['1:42:web:theirs'])).toBe('app-not-verified')
    expect(await outcome(token, 'enforce', ['1:42:web:theirs', APP])).toBe('passed')
  })

  it('reads the keys once for any number of tokens', async () => {
    await outcome(await tokenOf())
    const before = reads
    for (const sub of ['a', 'b', 'c']) expect(await outcome(await tokenOf({ sub }))).toBe('passed')
    expect(reads).toBe(before)
  })

  it('where it is off, looks at nothing', async () => {
    const settings = { APP_CHECK: 'off', APP_CHECK_APPS: [], APP_CHECK_BASE: 'http://127.0.0.1:1' } as const
    await expect(requireAppCheck('garbage', 'holdTickets', settings)).resolves.toBeUndefined()
  })

  it('while the keys can’t be read, refuses for now, and passes where it is only logged', async () => {
    const settings = {
      APP_CHECK: 'enforce',
      APP_CHECK_APPS: [],
      APP_CHECK_BASE: 'http://127.0.0.1:1',
    } as const
    const token = await tokenOf()
    await expect(requireAppCheck(token, 'holdTickets', settings)).rejects.toMatchObject({ code: 'busy' })
    await expect(
      requireAppCheck(token, 'holdTickets', { ...settings, APP_CHECK: 'log' }),
    ).resolves.toBeUndefined()
  })
})
