import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { destinationOf } from '../../app/return-url'
import { useSession } from '../../data/session'
import { isUnverified } from '../../data/session-user'
import { GuestEntry } from '../../features/session/guest-entry'
import { SignInForm } from '../../features/session/sign-in-form'
import { SignUpForm } from '../../features/session/sign-up-form'
import { useAttempt } from '../../features/session/use-attempt'
import { sessionWording } from '../../features/session/wording'
import { Banner } from '../../ui/banner'
import { SegmentedControl } from '../../ui/segmented-control'
import styles from './sign-in.module.css'

type Mode = 'sign-in' | 'sign-up'

const { signIn, signUp, guest } = sessionWording

/** The same address with the other form, keeping the way back. */
function hrefOf(search: string, mode: Mode): string {
  const params = new URLSearchParams(search)
  params.set('mode', mode)
  return `${paths.login()}?${params}`
}

/** Where a signed-in person goes from here; a guest stays, who may want an account, until they chose to go on. */
function useWayOn(busy: boolean, goOn: boolean): string | undefined {
  const { user } = useSession()
  const to = destinationOf(useLocation().search)
  if (!user || busy) return undefined
  if (isUnverified(user)) return paths.verify(to)
  return user.isAnonymous && !goOn ? undefined : to
}

/** /login: sign in, sign up, or go on as a guest; then back to where the person was going. */
export function Screen() {
  const [params] = useSearchParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { user } = useSession()
  const attempt = useAttempt()
  const [goOn, setGoOn] = useState(false)
  const wayOn = useWayOn(attempt.busy, goOn)
  const asGuest = user?.isAnonymous === true
  const mode: Mode = params.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in'
  const words = mode === 'sign-up' ? signUp : signIn

  if (wayOn !== undefined) return <Navigate replace to={wayOn} />
  return (
    <div className={styles.split}>
      <div className={styles.art} aria-hidden="true">
        <img src="/sign-in.svg" alt="" width={560} height={700} />
      </div>
      <div className={styles.column}>
        <SegmentedControl<Mode>
          label="Do you have an account?"
          hideLabel
          value={mode}
          onChange={(next) => {
            attempt.clear()
            void navigate(hrefOf(search, next), { replace: true })
          }}
          options={[
            { value: 'sign-in', label: signIn.tab },
            { value: 'sign-up', label: signUp.tab },
          ]}
        />
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        {asGuest && (
          <div className={styles.note}>
            <Banner>{guest.upgrade}</Banner>
          </div>
        )}
        {mode === 'sign-in' ? (
          <SignInForm attempt={attempt} signUpHref={hrefOf(search, 'sign-up')} />
        ) : (
          <SignUpForm attempt={attempt} signInHref={hrefOf(search, 'sign-in')} />
        )}
        <GuestEntry attempt={attempt} asGuest={asGuest} onDone={() => setGoOn(true)} />
      </div>
    </div>
  )
}
