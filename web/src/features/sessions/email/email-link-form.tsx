import { useState } from 'react'
import type { FormEvent } from 'react'
import { sendEmailLink } from '../../../data/identity/email-link'
import { looksLikeEmail } from '../../../lib/text/email'
import { Banner } from '../../../ui/states/banner'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { IdentityError } from '../identity-error'
import styles from '../session.module.css'
import { useAttempt } from '../use-attempt'
import { useWait } from '../use-wait'
import { sessionWording } from '../wording'

const { fields, errors, emailLink: words } = sessionWording

interface EmailLinkFormProps {
  email: string
  onEmail: (email: string) => void
  /** Where the link leads in the end. */
  returnUrl: string
  onBack: () => void
  /** A link is about to be sent. */
  onSend: () => void
}

/** Asks for a link by mail that signs in; the same answer for every address. */
export function EmailLinkForm({ email, onEmail, returnUrl, onBack, onSend }: EmailLinkFormProps) {
  const [tried, setTried] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const attempt = useAttempt()
  const wait = useWait()
  const address = email.trim()
  const isWaiting = wait.seconds > 0 && sentTo === address

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!looksLikeEmail(address) || isWaiting) return
    onSend()
    if (!(await attempt.run(() => sendEmailLink(address, returnUrl)))) return
    setSentTo(address)
    wait.restart()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>{words.lead}</p>
      <TextField
        label={fields.email}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={onEmail}
        error={tried && !looksLikeEmail(address) ? errors.email : undefined}
      />
      {sentTo !== undefined && (
        <Banner tone="good" title={words.sentTitle}>
          {words.sent(sentTo)}
        </Banner>
      )}
      <IdentityError error={attempt.error} hrefs={{}} />
      <Button type="submit" size="large" wide busy={attempt.busy} disabled={isWaiting}>
        {isWaiting ? words.againIn(wait.seconds) : sentTo === undefined ? words.submit : words.again}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        {words.back}
      </Button>
    </form>
  )
}
