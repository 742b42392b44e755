import { readSession } from '../../data/firebase/auth'
import { call } from '../../data/requests/call'
import { networkProblem } from '../../data/requests/problem'
import type { CallServer } from './desk/desk-calls'

/** Calls as one person alone: with somebody else here it fails as it does without a connection, and what waits goes on waiting. */
export function callAs(uid: string): CallServer {
  return (name, input) => {
    if (readSession().user?.uid === uid) return call(name, input)
    return Promise.reject(networkProblem(new Error('Whoever did this is not signed in.')))
  }
}
