// @vitest-environment happy-dom
// What begins each file speaks to the payment provider, which answers no other page's script.
// @vitest-environment-options { "url": "http://localhost:5300/", "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { signInAnonymously } from 'firebase/auth'
import { Account } from 'functions/contract/accounts/user'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { auth, signOut } from '../../../web/src/data/firebase/auth'
import { useLiveDoc } from '../../../web/src/data/live/live'
import { closeAll } from '../../../web/src/data/live/live-registry'
import { SessionProvider } from '../../../web/src/data/session'
import { database } from '../../support/database'

/** The web's own live reads, in React, against the real rules, Firestore and Auth of the stack. */
function Reader({ path }: { path: string }) {
  const live = useLiveDoc(Account, path)
  const words = live.status === 'ready' ? live.data.email : live.status
  everShown.push(words)
  return createElement('p', null, words)
}

/** All that was on the screen, also for a moment: the SDK's cache answers before the server refuses. */
let everShown: (string | null)[] = []

const show = (path: string) => render(createElement(SessionProvider, null, createElement(Reader, { path })))
const shown = () => screen.getByRole('paragraph').textContent
const shows = (text: string) => waitFor(() => expect(shown()).toBe(text), { timeout: 10_000 })

const pathOf = (uid: string) => `users/${uid}/private/account`

async function writeAccount(uid: string, email: string): Promise<void> {
  const now = new Date().toISOString()
  const payout = { status: 'none', requirementsDue: [] }
  await database().doc(pathOf(uid)).set({ uid, email, payout, createdAt: now, lastSignInAt: now })
}

/** A new guest, signed in here, with an account's document. */
async function enter(email: string): Promise<string> {
  // Signing in as a guest again would be the same guest.
  await act(() => signOut())
  const { user } = await act(() => signInAnonymously(auth))
  await writeAccount(user.uid, email)
  return user.uid
}

beforeAll(() => auth.authStateReady())
afterEach(cleanup)
afterAll(async () => {
  closeAll()
  await signOut()
})

it('shows a document and then each change of it', async () => {
  const uid = await enter('first@example.com')
  show(pathOf(uid))
  await shows('first@example.com')
  await writeAccount(uid, 'second@example.com')
  await shows('second@example.com')
})

it("never shows the next person what the rules keep from them, nor what was the last person's", async () => {
  const ana = await enter('ana@example.com')
  show(pathOf(ana))
  await shows('ana@example.com')
  everShown = []
  await act(() => signOut())
  await shows('refused')
  await enter('tom@example.com')
  await shows('refused')
  expect(new Set(everShown)).toEqual(new Set(['loading', 'refused']))
})

it('recovers from a refusal once somebody who may read signs in', async () => {
  await act(() => signOut())
  const path = pathOf('nobody-yet')
  const { rerender } = show(path)
  await shows('refused')
  const uid = await enter('now@example.com')
  rerender(createElement(SessionProvider, null, createElement(Reader, { path: pathOf(uid) })))
  await shows('now@example.com')
})
