import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { destinationOf } from '../../lib/navigation/return-url'
import { useSession } from '../../data/session'
import { isUnverified } from '../../data/session-user'

interface WayOn {
  /** Where a signed-in person goes from here; undefined while they stay. */
  to: string | undefined
  /** Whether the account has no name yet: a phone and a mailed link don't tell one. */
  needsName: boolean
  /** A guest stays, who may want an account, until they choose to go on. */
  goOn: () => void
}

/** Where signing in leads. Nobody leaves while it is `busy`. */
export function useWayOn(busy: boolean): WayOn {
  const { user } = useSession()
  const { search } = useLocation()
  const [asGuest, setAsGuest] = useState(false)
  const goOn = () => setAsGuest(true)
  const needsName = user !== undefined && !user.isAnonymous && !isUnverified(user) && !user.displayName
  const to = destinationOf(search)
  if (!user || busy || needsName) return { to: undefined, needsName, goOn }
  if (isUnverified(user)) return { to: paths.verify(to), needsName, goOn }
  return { to: user.isAnonymous && !asGuest ? undefined : to, needsName, goOn }
}
