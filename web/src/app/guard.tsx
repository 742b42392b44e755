import { UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSession } from '../data/session'
import { LinkButton } from '../ui/button'
import { EmptyState } from '../ui/states/empty-state'
import { PageSpinner } from '../ui/states/spinner'
import { paths } from '../lib/navigation/paths'
import type { Page } from '../lib/navigation/paths'
import { appWording } from '../frame/wording'

const { needsAccount: words } = appWording

/** What a guest sees where an account is needed: what they have stays theirs. */
function NeedsAccount({ back }: { back: string }) {
  return (
    <EmptyState
      level={1}
      icon={<UserRoundPlus />}
      title={words.title}
      action={
        <>
          <LinkButton href={paths.signUp(back)}>{words.signUp}</LinkButton>
          <LinkButton variant="secondary" href={paths.login(back)}>
            {words.signIn}
          </LinkButton>
        </>
      }
    >
      {words.detail}
    </EmptyState>
  )
}

/**
 * Lets only signed-in people see a private page: others go to /login, which replaces this entry of the history and knows
 * the way back. A spinner while nobody knows yet. Guests are asked to make an account where the page needs one.
 */
export function Guard({
  access,
  needsAccount,
  children,
}: Pick<Page, 'access' | 'needsAccount'> & { children: ReactNode }) {
  const { state, user } = useSession()
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash
  if (access === 'public') return children
  if (state === 'unknown') return <PageSpinner label={appWording.checking} />
  if (state === 'signed-out') return <Navigate replace to={paths.login(here)} />
  return needsAccount && user.isAnonymous ? <NeedsAccount back={here} /> : children
}
