import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { destinationOf } from '../../lib/navigation/return-url'
import { isEmailLink } from '../../data/identity/email-link'
import { needsSecondFactor } from '../../data/identity/needs-proof'
import { isRedirecting } from '../../data/identity/redirect-mark'
import { useSession } from '../../data/session'
import { EmailLinkArrival } from '../../features/sessions/email/email-link-arrival'
import { NameStep } from '../../features/sessions/name-step'
import { useAttempt } from '../../features/sessions/use-attempt'
import { PageSpinner } from '../../ui/states/spinner'
import { Doors } from './doors'
import { loginHref } from './login-href'
import { SecondStep } from './second-step'
import styles from './sign-in.module.css'
import { useWayOn } from './use-way-on'

/** Goes on after the return from a third party, where this tab has left for one. */
function useReturnFromThirdParty(run: (work: () => Promise<void>) => Promise<boolean>): void {
  useEffect(() => {
    if (isRedirecting() === undefined) return
    void run(async () => (await import('../../data/identity/third-party')).finishRedirect())
    // oxlint-disable-next-line react/exhaustive-deps -- one comes back once
  }, [])
}

/** /login: the ways in; then back to where the person was going. */
export function Screen() {
  const { search } = useLocation()
  const [params] = useSearchParams()
  const { state } = useSession()
  const attempt = useAttempt()
  useReturnFromThirdParty(attempt.run)
  const asksForMore = needsSecondFactor(attempt.error)
  const way = useWayOn(attempt.busy || asksForMore)
  const href = window.location.href

  if (params.get('mode') === 'resetPassword') return <Navigate replace to={paths.resetPassword() + search} />
  if (way.to !== undefined) return <Navigate replace to={way.to} />
  if (isRedirecting() !== undefined && attempt.busy) return <PageSpinner label="Signing you in" />
  if (asksForMore) return <SecondStep attempt={attempt} />
  if (way.needsName) {
    return (
      <div className={styles.alone}>
        <NameStep attempt={attempt} />
      </div>
    )
  }
  if (isEmailLink(href)) {
    if (state === 'unknown') return <PageSpinner label="Checking who you are" />
    return (
      <div className={styles.alone}>
        <EmailLinkArrival
          href={href}
          attempt={attempt}
          againHref={loginHref(search, { door: 'email-link' })}
        />
      </div>
    )
  }
  return <Doors attempt={attempt} returnUrl={destinationOf(search)} onGuest={way.goOn} />
}
