import { useState } from 'react'
import type { FormEvent } from 'react'
import { codeOf } from '../../../data/identity/linking'
import { sendReset } from '../../../data/identity/reset'
import { looksLikeEmail } from '../../../lib/text/email'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { IdentityError } from '../identity-error'
import styles from '../session.module.css'
import { useAttempt } from '../use-attempt'
import { sessionWording } from '../wording'

const { fields, errors, reset: words } = sessionWording

/** An account that does not exist gets the same answer: nobody learns here who has one. */
async function sendQuietly(email: string): Promise<void> {
  try {
    await sendReset(email)
  } catch (error) {
    if (codeOf(error) !== 'user-not-found') throw error
  }
}

/** Asks for the mail with which a new password can be set. */
export function ResetForm({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const attempt = useAttempt()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!looksLikeEmail(email)) return
    if (await attempt.run(() => sendQuietly(email.trim()))) onSent(email.trim())
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={fields.email}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={tried && !looksLikeEmail(email) ? errors.email : undefined}
      />
      <IdentityError error={attempt.error} hrefs={{}} />
      <Button type="submit" size="large" wide busy={attempt.busy}>
        {words.submit}
      </Button>
    </form>
  )
}
