import { createContext, use, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { readSession, watchSession } from './firebase/auth'
import type { Session } from './firebase/auth'

export type { Session } from './firebase/auth'

const SessionContext = createContext<Session | undefined>(undefined)

/** Tells everything below who is signed in, by the identity provider's own events. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(watchSession, readSession)
  return <SessionContext value={session}>{children}</SessionContext>
}

/** For tests and previews: a session that is what it is told to be. */
export function FixedSession({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

/**
 * Who is signed in.
 * @throws when used outside of SessionProvider
 */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it.')
  return session
}
