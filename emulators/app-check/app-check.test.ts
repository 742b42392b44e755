import { createLocalJWKSet, jwtVerify } from 'jose'
import type { JSONWebKeySet } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAppCheck } from './create-app-check'
import { makeKey, readKey } from './signing-key'

const APP = { project: 'demo-one', appId: '1:42:web:a', debugToken: 'known' }
const PATH = '/v1/projects/demo-one/apps/1:42:web:a:exchangeDebugToken?key=local'

let exchange: (path: string, body: unknown) => Promise<Response>
let keys: JSONWebKeySet

beforeAll(async () => {
  const app = createAppCheck({ ...APP, key: await readKey(await makeKey()) })
  exchange = async (path, body) =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  keys = (await (await app.request('/v1/jwks')).json()) as JSONWebKeySet
})

describe('the exchange of debug tokens', () => {
  it('gives a token of an hour for the app and its project, which the published keys verify', async () => {
    const answer = await exchange(PATH, { debug_token: 'known' })
    const { token, ttl } = (await answer.json()) as { token: string; ttl: string }
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys))
    expect([answer.status, ttl]).toEqual([200, '3600s'])
    expect(payload).toMatchObject({
      sub: '1:42:web:a',
      aud: ['projects/42', 'projects/demo-one'],
      iss: 'https://firebaseappcheck.googleapis.com/42',
    })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600)
  })

  it.each([
    ['another debug token', PATH, { debug_token: 'guessed' }, 403],
    ['no debug token', PATH, {}, 400],
    ['no API key', PATH.replace('?key=local', ''), { debug_token: 'known' }, 403],
    ['another project', PATH.replace('demo-one', 'demo-two'), { debug_token: 'known' }, 404],
    ['another app', PATH.replace('web:a', 'web:b'), { debug_token: 'known' }, 404],
  ])('refuses %s', async (_, path, body, status) => {
    expect((await exchange(path, body)).status).toBe(status)
  })

  it('publishes nothing of the private key', () => {
    expect(keys.keys.map((key) => Object.keys(key).toSorted())).toEqual([
      ['alg', 'e', 'kid', 'kty', 'n', 'use'],
    ])
  })
})
