import { useState } from 'react'
import type { FormEvent } from 'react'
import { looksLikeEmail } from '../../../lib/text/email'
import { Banner } from '../../../ui/states/banner'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { TextField } from '../../../ui/fields/text-field'
import { IdentityError } from '../identity-error'
import styles from '../session.module.css'
import { useAttempt } from '../use-attempt'
import { withRecentSignIn } from '../reauthenticate/with-recent-sign-in'
import { methodsWording } from './wording'

const { email: words } = methodsWording

/** What is wrong with the new address, if something is. */
function faultOf(address: string, email: string): string | undefined {
  if (!looksLikeEmail(address)) return words.invalid
  return address.toLowerCase() === email.toLowerCase() ? words.same : undefined
}

interface EmailDialogProps {
  email: string
  onSent: () => Promise<void>
  onClose: () => void
}

/** Changes the email by a link to the new address; says what happens until the link is followed. */
export function EmailDialog({ email, onSent, onClose }: EmailDialogProps) {
  const [address, setAddress] = useState('')
  const [tried, setTried] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const attempt = useAttempt()
  const wanted = address.trim()
  const fault = faultOf(wanted, email)

  async function send() {
    const { requestEmailChange } = await import('../../../data/identity/email-change')
    await withRecentSignIn(() => requestEmailChange(wanted))
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (fault !== undefined || !(await attempt.run(send))) return
    setSentTo(wanted)
    void onSent()
  }
  if (sentTo !== undefined) {
    return (
      <Dialog open title={words.title} onClose={onClose}>
        <div className={styles.form}>
          <Banner tone="good" title={words.sentTitle}>
            {words.sent(sentTo, email)}
          </Banner>
          <Button size="large" wide onClick={onClose}>
            {words.done}
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.text}>{words.lead(email)}</p>
        <TextField
          label={words.field}
          type="email"
          name="email"
          autoComplete="email"
          value={address}
          onChange={setAddress}
          error={tried ? fault : undefined}
        />
        <IdentityError error={attempt.error} hrefs={{}} />
        <Button type="submit" size="large" wide busy={attempt.busy}>
          {words.submit}
        </Button>
      </form>
    </Dialog>
  )
}
