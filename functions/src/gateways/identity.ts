import { getAuth } from 'firebase-admin/auth'
import { adminApp } from '../admin-app'
import { actorOf } from '../domain/actor'
import type { Actor } from '../domain/actor'

/** Who an identity token speaks for, or undefined when it is not one of ours or has run out. */
export async function findActor(token: string): Promise<Actor | undefined> {
  try {
    return actorOf(await getAuth(adminApp()).verifyIdToken(token))
  } catch {
    return undefined
  }
}
