import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ConsentLine } from '../../entities/accounts/consent-line'
import { paths } from '../../lib/navigation/paths'
import { rememberAgreement } from '../../data/agreement'
import { needsSecondFactor } from '../../data/identity/needs-proof'
import { useSession } from '../../data/session'
import { useConnection } from '../../features/sessions/connect-notice'
import { EmailLinkForm } from '../../features/sessions/email/email-link-form'
import { GuestEntry } from '../../features/sessions/guest-entry'
import { SignInForm } from '../../features/sessions/sign-in-form'
import { SignUpForm } from '../../features/sessions/sign-up-form'
import { ThirdPartyEntry } from '../../features/sessions/third-party-entry'
import type { Attempt } from '../../features/sessions/use-attempt'
import { sessionWording } from '../../features/sessions/wording'
import { RecaptchaNotice } from '../../ui/forms/recaptcha-notice'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import { LazyPhoneEntry } from './lazy-phone-entry'
import { doorOf, loginHref, modeOf } from './login-href'
import type { Door, Mode } from './login-href'
import { MoreWays } from './more-ways'
import { Notes, useSignInAgain } from './notes'
import styles from './sign-in.module.css'

const { signIn, signUp, thirdParty } = sessionWording

interface DoorsProps {
  attempt: Attempt
  returnUrl: string
  /** A guest wants to go on as they are. */
  onGuest: () => void
}

const MODES = [
  { value: 'sign-in', label: signIn.tab },
  { value: 'sign-up', label: signUp.tab },
] as const

/** The same attempts, each with what the line beside them says. */
function agreeing(attempt: Attempt): Attempt {
  const run: Attempt['run'] = (work) => {
    rememberAgreement()
    return attempt.run(work)
  }
  return { ...attempt, run }
}

/** All ways in: third parties, a password, and more a press away. */
export function Doors({ attempt, returnUrl, onGuest }: DoorsProps) {
  const { search } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { user } = useSession()
  const again = useSignInAgain()
  const { connection, look, drop } = useConnection()
  const [typed, setTyped] = useState<string>()
  const [mode, door] = [modeOf(params), doorOf(params)]
  const words = mode === 'sign-up' ? signUp : signIn
  const isGuest = user?.isAnonymous === true
  const email = typed ?? connection?.email ?? again?.email ?? ''
  const entering = agreeing(attempt)
  const form = { attempt: entering, email, onEmail: setTyped, returnUrl }

  function go(to: { mode?: Mode; door?: Door }) {
    attempt.clear()
    void navigate(loginHref(search, to), { replace: true })
  }
  /** A second step and an account in the way have places of their own on this page. */
  function hasSaidSo(error: unknown): boolean {
    if (needsSecondFactor(error)) attempt.fail(error)
    return needsSecondFactor(error) || look() !== undefined
  }
  const back = () => go({ door: 'password' })
  const toVerify = () => void navigate(paths.verify(returnUrl), { replace: true })
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
          options={MODES}
        />
        <h1 className={styles.title}>{words.title}</h1>
        {door === 'password' && <p className={styles.lead}>{words.lead}</p>}
        <Notes again={again} connection={connection} onDrop={drop} isGuest={isGuest} />
        {door === 'phone' && <LazyPhoneEntry attempt={entering} onBack={back} />}
        {door === 'email-link' && <EmailLinkForm {...form} onBack={back} onSend={rememberAgreement} />}
        {door !== 'password' && <ConsentLine />}
        {door === 'password' && (
          <>
            <ThirdPartyEntry
              disabled={attempt.busy}
              only={(id) => id !== connection?.providerId}
              onEnter={rememberAgreement}
              onFailed={hasSaidSo}
            />
            <p className={styles.or}>{thirdParty.or}</p>
            {mode === 'sign-in' ? <SignInForm {...form} /> : <SignUpForm {...form} onDone={toVerify} />}
            <div className={styles.consent}>
              <ConsentLine />
            </div>
            <MoreWays disabled={attempt.busy} onChoose={(next) => go({ door: next })} />
            <GuestEntry attempt={entering} asGuest={isGuest} onDone={onGuest} />
          </>
        )}
        <RecaptchaNotice />
      </div>
    </div>
  )
}
