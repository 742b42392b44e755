import { useState } from 'react'
import { paths } from '../../app/paths'
import { refreshSession, sendVerification, signOut } from '../../data/auth'
import type { SessionUser } from '../../data/session-user'
import { Button } from '../../ui/button'
import { useToast } from '../../ui/toast'
import { IdentityError } from './identity-error'
import styles from './session.module.css'
import { useAttempt } from './use-attempt'
import { useResendWait, useVerificationWatch } from './verification'
import { sessionWording } from './wording'

const { verify: words } = sessionWording

/** Waits for the person to open the mailed link, notices by itself, and sends the link again. */
export function VerifyEmail({ user }: { user: SessionUser }) {
  const toast = useToast()
  const sending = useAttempt()
  const checking = useAttempt()
  const [early, setEarly] = useState(false)
  const { seconds, restart } = useResendWait(user.uid)
  useVerificationWatch(true)

  async function resend() {
    if (!(await sending.run(sendVerification))) return
    restart()
    toast.show({ tone: 'good', text: words.sent })
  }
  const check = () =>
    checking.run(async () => {
      const now = await refreshSession()
      setEarly(now?.emailVerified === false)
    })
  return (
    <div className={styles.form}>
      <p className={styles.help} aria-live="polite">
        {early ? words.notYet : words.waiting}
      </p>
      <IdentityError error={sending.error ?? checking.error} hrefs={{ 'sign-in': paths.login() }} />
      <Button size="large" wide busy={checking.busy} onClick={() => void check()}>
        {words.check}
      </Button>
      <Button
        variant="secondary"
        size="large"
        wide
        busy={sending.busy}
        disabled={seconds > 0}
        onClick={() => void resend()}
      >
        {seconds > 0 ? words.resendIn(seconds) : words.resend}
      </Button>
      <p className={styles.help}>{words.spam}</p>
      <Button variant="quiet" wide onClick={() => void signOut()}>
        {words.other}
      </Button>
    </div>
  )
}
