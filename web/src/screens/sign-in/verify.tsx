import { MailOpen } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { destinationOf } from '../../lib/navigation/return-url'
import { findSignUp, rememberSignUp, watchSignUp } from '../../data/identity/quiet-sign-up'
import { recordSignIn } from '../../data/identity/recorded-sign-in'
import { findSignInAgain, watchSignInAgain } from '../../data/sign-in-again'
import { useSession } from '../../data/session'
import { isUnverified } from '../../data/session-user'
import { CheckMail } from '../../features/sessions/email/check-mail'
import type { AwaitedMail } from '../../features/sessions/email/check-mail'
import { quietMail, useVerificationMail, useVerificationWatch } from '../../features/sessions/verification'
import { sessionWording } from '../../features/sessions/wording'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { PageSpinner } from '../../ui/states/spinner'
import { FollowedLink } from './followed-link'
import styles from './sign-in.module.css'

const { verify: words } = sessionWording

/** Makes a verified person known to our own server, and goes to where they were going once it lets them. */
function Verified({ to }: { to: string }) {
  const [accepted, setAccepted] = useState<boolean>()
  const record = () => void recordSignIn().then(setAccepted)
  useEffect(() => rememberSignUp(undefined), [])
  useEffect(record, [])
  if (accepted === undefined) return <PageSpinner label={words.almost} />
  if (accepted) return <Navigate replace to={to} />
  return <ErrorState level={1} title={words.stuck.title} detail={words.stuck.detail} onRetry={record} />
}

function SignInFirst({ returnUrl }: { returnUrl: string }) {
  return (
    <EmptyState
      level={1}
      icon={<MailOpen />}
      title={words.signedOut.title}
      action={<LinkButton href={paths.login(returnUrl)}>Sign in</LinkButton>}
    >
      {words.signedOut.text}
    </EmptyState>
  )
}

function Waiting({ mail, signInHref }: { mail: AwaitedMail; signInHref: string }) {
  return (
    <div className={styles.alone}>
      <EmptyState level={1} icon={<MailOpen />} title={words.title}>
        {words.sentTo(mail.email)}
      </EmptyState>
      <CheckMail mail={mail} signInHref={signInHref} />
    </div>
  )
}

/** Where an unverified person waits for their mail, or somebody who signed up with an address that has an account. */
function WaitForMail() {
  const { state, user } = useSession()
  const { pathname, search } = useLocation()
  const quiet = useSyncExternalStore(watchSignUp, findSignUp)
  const again = useSyncExternalStore(watchSignInAgain, findSignInAgain)
  const to = destinationOf(search)
  const mail = useVerificationMail(user, to)
  const isFresh = user !== undefined && isUnverified(user)
  const isQuiet = quiet !== undefined && (!user || user.isAnonymous)
  useVerificationWatch(isFresh)
  if (state === 'unknown') return <PageSpinner label="Checking who you are" />
  if (isFresh || isQuiet) {
    return (
      <Waiting
        key={user?.uid}
        mail={isQuiet ? quietMail(quiet, to) : mail}
        signInHref={paths.login(pathname + search)}
      />
    )
  }
  if (user) return <Verified to={to} />
  if (again) return <Navigate replace to={paths.login(to)} />
  return <SignInFirst returnUrl={pathname + search} />
}

/** /private: where an unverified person waits, and where mailed links of every kind lead. */
export function Screen() {
  const [params] = useSearchParams()
  const { search } = useLocation()
  const mode = params.get('mode')
  const code = params.get('oobCode')
  if (mode === null || code === null) return <WaitForMail />
  if (mode === 'resetPassword') return <Navigate replace to={paths.resetPassword() + search} />
  if (mode === 'signIn') return <Navigate replace to={paths.login() + search} />
  return <FollowedLink key={code} mode={mode} code={code} />
}
