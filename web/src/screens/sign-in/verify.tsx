import { MailOpen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { destinationOf } from '../../app/return-url'
import { recordSignIn } from '../../data/identity/recorded-sign-in'
import { verifyEmail } from '../../data/identity/verification'
import { useSession } from '../../data/session'
import { isUnverified } from '../../data/session-user'
import { IdentityError } from '../../features/session/identity-error'
import { useAttempt } from '../../features/session/use-attempt'
import { VerifyEmail } from '../../features/session/verify-email'
import { sessionWording } from '../../features/session/wording'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { PageSpinner } from '../../ui/spinner'
import styles from './sign-in.module.css'

const { verify: words } = sessionWording

/** Makes a verified person known to our own server, and goes to where they were going once it lets them. */
function Verified({ to }: { to: string }) {
  const [accepted, setAccepted] = useState<boolean>()
  const record = () => void recordSignIn().then(setAccepted)
  useEffect(record, [])
  if (accepted === undefined) return <PageSpinner label={words.almost} />
  if (accepted) return <Navigate replace to={to} />
  return <ErrorState level={1} title={words.stuck.title} detail={words.stuck.detail} onRetry={record} />
}

/** Applies the code of a mailed link, where the link leads here instead of to the provider's own page. */
function useActionCode() {
  const [params] = useSearchParams()
  const code = params.get('mode') === 'verifyEmail' ? params.get('oobCode') : null
  const { run, error } = useAttempt()
  useEffect(() => {
    if (code !== null) void run(() => verifyEmail(code))
    // oxlint-disable-next-line react/exhaustive-deps -- a code works once
  }, [code])
  return error
}

/** /private: where an unverified person waits for their mail. */
export function Screen() {
  const { state, user } = useSession()
  const { pathname, search } = useLocation()
  const codeError = useActionCode()
  const to = destinationOf(search)
  if (state === 'unknown') return <PageSpinner label="Checking who you are" />
  if (!user) {
    return (
      <EmptyState
        level={1}
        icon={<MailOpen />}
        title={words.signedOut.title}
        action={<LinkButton href={paths.login(pathname + search)}>Sign in</LinkButton>}
      >
        {words.signedOut.text}
      </EmptyState>
    )
  }
  if (!isUnverified(user)) return <Verified to={to} />
  return (
    <div className={styles.alone}>
      <EmptyState level={1} icon={<MailOpen />} title={words.title}>
        {words.sentTo(user.email ?? '')}
      </EmptyState>
      <IdentityError error={codeError} hrefs={{}} />
      <VerifyEmail user={user} />
    </div>
  )
}
