import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { needsSecondFactor } from '../../data/identity/needs-proof'
import { findSignInAgain, forgetSignInAgain } from '../../data/sign-in-again'
import { useSession } from '../../data/session'
import { ConnectNotice, useConnection } from '../../features/session/connect-notice'
import { EmailLinkForm } from '../../features/session/email-link-form'
import { GuestEntry } from '../../features/session/guest-entry'
import { SignInForm } from '../../features/session/sign-in-form'
import { SignUpForm } from '../../features/session/sign-up-form'
import { ThirdPartyEntry } from '../../features/session/third-party-entry'
import type { Attempt } from '../../features/session/use-attempt'
import { sessionWording } from '../../features/session/wording'
import { Banner } from '../../ui/banner'
import { SegmentedControl } from '../../ui/segmented-control'
import { LazyPhoneEntry } from './lazy-phone-entry'
import { doorOf, loginHref, modeOf } from './login-href'
import type { Door, Mode } from './login-href'
import { MoreWays } from './more-ways'
import styles from './sign-in.module.css'

const { signIn, signUp, guest, again, thirdParty } = sessionWording

interface DoorsProps {
  attempt: Attempt
  returnUrl: string
  /** A guest wants to go on as they are. */
  onGuest: () => void
}

/** Why somebody has to sign in again; said once. */
function useSignInAgain() {
  const [reason] = useState(findSignInAgain)
  useEffect(forgetSignInAgain, [])
  return reason
}

/** All ways in: third parties, a password, and more a press away. */
export function Doors({ attempt, returnUrl, onGuest }: DoorsProps) {
  const { search } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { user } = useSession()
  const before = useSignInAgain()
  const { connection, look, drop } = useConnection()
  const [email, setEmail] = useState(before?.email ?? connection?.email ?? '')
  const mode = modeOf(params)
  const door = doorOf(params)
  const words = mode === 'sign-up' ? signUp : signIn
  const asGuest = user?.isAnonymous === true

  function go(to: { mode?: Mode; door?: Door }) {
    attempt.clear()
    void navigate(loginHref(search, to), { replace: true })
  }
  const form = { attempt, email, onEmail: setEmail }
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
          onChange={(next) => go({ mode: next })}
          options={[
            { value: 'sign-in', label: signIn.tab },
            { value: 'sign-up', label: signUp.tab },
          ]}
        />
        <h1 className={styles.title}>{words.title}</h1>
        {door === 'password' && <p className={styles.lead}>{words.lead}</p>}
        <div className={styles.notes}>
          {before && <Banner tone="warn">{again[before.reason]}</Banner>}
          {connection && <ConnectNotice {...connection} onDrop={drop} />}
          {asGuest && !connection && <Banner>{guest.upgrade}</Banner>}
        </div>
        {door === 'phone' && <LazyPhoneEntry attempt={attempt} onBack={() => go({ door: 'password' })} />}
        {door === 'email-link' && (
          <EmailLinkForm
            email={email}
            onEmail={setEmail}
            returnUrl={returnUrl}
            onBack={() => go({ door: 'password' })}
          />
        )}
        {door === 'password' && (
          <>
            <ThirdPartyEntry
              disabled={attempt.busy}
              only={(id) => id !== connection?.providerId}
              onFailed={(error) => {
                look()
                if (needsSecondFactor(error)) attempt.fail(error)
              }}
            />
            <p className={styles.or}>{thirdParty.or}</p>
            {mode === 'sign-in' ? (
              <SignInForm {...form} />
            ) : (
              <SignUpForm
                {...form}
                returnUrl={returnUrl}
                onDone={() => void navigate(paths.verify(returnUrl), { replace: true })}
              />
            )}
            <MoreWays disabled={attempt.busy} onChoose={(next) => go({ door: next })} />
            <GuestEntry attempt={attempt} asGuest={asGuest} onDone={onGuest} />
          </>
        )}
      </div>
    </div>
  )
}
