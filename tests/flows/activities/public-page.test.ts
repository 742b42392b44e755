import { describe, expect, it } from 'vitest'
import { hosted } from '../../support/activities'
import { database } from '../../support/database'
import { stack } from '../../support/stack'

async function open(shareRef: string) {
  const response = await fetch(`${stack().TURNOUT_ORIGIN}/activity/${shareRef}`)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

describe('the public page', () => {
  it('is there for a public activity', async () => {
    const { shareRef } = await hosted({ title: 'Out in the open' })
    const { status, html } = await open(shareRef)
    expect(status).toBe(200)
    expect(html).toContain('Out in the open')
  })

  it('answers a private activity and a missing one alike', async () => {
    const { shareRef } = await hosted({ title: 'Behind the door', audience: 'private' })
    const [hidden, missing] = [await open(shareRef), await open('zzzzzzzzz9')]
    expect([hidden.status, missing.status]).toEqual([404, 404])
    expect(hidden.html).toBe(missing.html)
  })

  it('says so and names the failure where we cannot make it', async () => {
    const shareRef = 'brkenpage2'
    await database().doc(`activities/${shareRef}`).set({ shareRef, title: 'Half of a document' })
    const { status, headers, html } = await open(shareRef)
    expect(status).toBe(500)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(html).toContain(headers.get('x-request-id') ?? 'no id')
    expect(html).not.toContain('ZodError')
    await database().doc(`activities/${shareRef}`).delete()
  })
})
