import { describe, expect, it } from 'vitest'
import { APP_CHECK_HEADER } from 'functions/contract/api/app-check-header'
import { createApp } from '../../../functions/src/http/app'
import { stack } from '../../support/stack'

// In this process: the functions emulator answers such questions by itself, and allows everything.
const app = createApp()

/** What a browser asks before a page of another address may send a request that counts. */
async function preflight(origin: string): Promise<Response> {
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': `authorization,content-type,if-match,${APP_CHECK_HEADER.toLowerCase()}`,
  }
  return app.request('/app/activity/abcdefghjk', { method: 'OPTIONS', headers })
}

const allowed = (response: Response) => response.headers.get('access-control-allow-origin')

describe('an app that asks this server from another address', () => {
  it('may where it is our own, with every header that it sends', async () => {
    const { TURNOUT_ORIGIN } = stack()
    const response = await preflight(TURNOUT_ORIGIN)
    expect([response.status, allowed(response)]).toEqual([204, TURNOUT_ORIGIN])
    const headers = response.headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
    for (const name of ['authorization', 'if-match', 'idempotency-key', 'x-firebase-appcheck']) {
      expect(headers).toContain(name)
    }
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT')
  })

  it('may not where it is not', async () => {
    const other = 'https://elsewhere.example'
    expect(allowed(await preflight(other))).not.toBe(other)
    const headers = { Origin: other }
    expect(allowed(await app.request('/app/openapi.json', { headers }))).not.toBe(other)
  })
})
