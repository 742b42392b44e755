import type { User } from 'firebase/auth'
import { auth } from '../firebase/auth'

/**
 * The person who is signed in.
 * @throws `auth/user-token-expired`, as the provider does when a sign-in has ended meanwhile
 */
export function requireUser(): User {
  if (auth.currentUser) return auth.currentUser
  throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/user-token-expired' })
}
