import type { RouteInput } from 'functions/contract/api/routes'
import { api } from '../data/api'
import { auth } from '../data/auth'

/** Tells the server of a look at the page with who looks, so that it leaves out those who organise it. */
export async function recordAsOneself(body: RouteInput<'recordView'>['body']): Promise<void> {
  await auth.authStateReady()
  await api('recordView', { body })
}
