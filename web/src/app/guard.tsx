import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSession } from '../data/session'
import { PageSpinner } from '../ui/spinner'
import { paths } from './paths'
import type { PageAccess } from './paths'

/**
 * Lets only signed-in people see a private page: others go to /login, which replaces this entry of the history and knows
 * the way back. A spinner while nobody knows yet.
 */
export function Guard({ access, children }: { access: PageAccess; children: ReactNode }) {
  const { state } = useSession()
  const { pathname, search, hash } = useLocation()
  if (access === 'public' || state === 'signed-in') return children
  if (state === 'unknown') return <PageSpinner label="Checking who you are" />
  return <Navigate replace to={paths.login(pathname + search + hash)} />
}
