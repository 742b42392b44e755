import { useState } from 'react'
import { Button } from '../../../ui/button'
import { useToast } from '../../../ui/dialogs/toast'
import { ChangeAddress } from './change-address'
import { IdentityError } from '../identity-error'
import styles from '../session.module.css'
import { useAttempt } from '../use-attempt'
import { useWait } from '../use-wait'
import { sessionWording } from '../wording'

const { verify: words } = sessionWording

/** What waiting for a mail needs; the same page for an account that is new and for one that was there before. */
export interface AwaitedMail {
  email: string
  /** Milliseconds; when the last one went out. */
  sentAt: number
  resend: () => Promise<void>
  /** Answers whether the link was followed by now. */
  check: () => Promise<boolean>
  change: (email: string) => Promise<void>
  leave: () => Promise<void>
}

interface CheckMailProps {
  mail: AwaitedMail
  /** Where to sign in, should the provider ask for it. */
  signInHref: string
}

/** Waits for the person to open the mailed link: sends it again, or elsewhere. */
export function CheckMail({ mail, signInHref }: CheckMailProps) {
  const toast = useToast()
  const sending = useAttempt()
  const checking = useAttempt()
  const [early, setEarly] = useState(false)
  const [changing, setChanging] = useState(false)
  const { seconds, restart } = useWait(mail.sentAt)

  async function resend() {
    if (!(await sending.run(mail.resend))) return
    restart()
    toast.show({ tone: 'good', text: words.sent })
  }
  const check = () => checking.run(async () => setEarly(!(await mail.check())))
  return (
    <div className={styles.form}>
      <p className={styles.help} aria-live="polite">
        {early ? words.notYet : words.waiting}
      </p>
      <IdentityError error={sending.error ?? checking.error} hrefs={{ 'sign-in': signInHref }} />
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
      {changing ? (
        <ChangeAddress
          change={mail.change}
          signInHref={signInHref}
          onDone={(email) => {
            setChanging(false)
            restart()
            toast.show({ tone: 'good', text: words.changed(email) })
          }}
          onKeep={() => setChanging(false)}
        />
      ) : (
        <div className={styles.pair}>
          <Button variant="quiet" onClick={() => setChanging(true)}>
            {words.change}
          </Button>
          <Button variant="quiet" onClick={() => void mail.leave()}>
            {words.other}
          </Button>
        </div>
      )}
    </div>
  )
}
