import type { RouteInput } from 'functions/contract/api/routes'
import { api } from '../data/requests/api'
import { auth } from '../data/firebase/auth'

/** Tells the server of a look at the page with who looks, so that it leaves out those who organise it. */
export async function recordAsOneself(body: RouteInput<'recordView'>['body']): Promise<void> {
  await auth.authStateReady()
  await api('recordView', { body })
}
