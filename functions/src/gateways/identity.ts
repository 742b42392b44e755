import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { actorOf } from '../domain/actor'
import type { Actor } from '../domain/actor'

/** Who an identity token speaks for, or undefined when it is not one of ours or has run out. */
export async function findActor(token: string): Promise<Actor | undefined> {
  if (getApps().length === 0) initializeApp()
  try {
    return actorOf(await getAuth().verifyIdToken(token))
  } catch {
    return undefined
  }
}
