import type { Page } from '@playwright/test'
import type { Person } from './people'

/** Who signed in on a page, as the requests of the page itself prove it. */
export interface Arrivals {
  /** Everybody whose sign-in our server has recorded, in order. */
  readonly recorded: string[]
  /** The newest token that the page sent. */
  readonly person: () => Person
}

function uidIn(token: string): string {
  const [, claims = ''] = token.split('.')
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { user_id: string }).user_id
}

/** Listens to what the page sends from now on. */
export function arrivalsAt(page: Page): Arrivals {
  const recorded: string[] = []
  let newest = ''
  page.on('request', (request) => {
    const token = request.headers()['authorization']?.replace('Bearer ', '')
    if (!token || !request.url().includes('/app/')) return
    newest = token
    if (request.url().includes('/app/user/auth/sign-in')) recorded.push(uidIn(token))
  })
  const person = () => ({ uid: uidIn(newest), token: newest, email: '', password: '', name: '' })
  return { recorded, person }
}
