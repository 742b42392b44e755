import { useState } from 'react'
import type { FormEvent } from 'react'
import { looksLikeEmail } from '../../../lib/text/email'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { IdentityError } from '../identity-error'
import styles from '../session.module.css'
import { useAttempt } from '../use-attempt'
import { sessionWording } from '../wording'

const { fields, errors, verify: words } = sessionWording

interface ChangeAddressProps {
  change: (email: string) => Promise<void>
  signInHref: string
  onDone: (email: string) => void
  onKeep: () => void
}

/** Asks for the right address and mails the link there. */
export function ChangeAddress({ change, signInHref, onDone, onKeep }: ChangeAddressProps) {
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const attempt = useAttempt()
  const address = email.trim()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (looksLikeEmail(address) && (await attempt.run(() => change(address)))) onDone(address)
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={fields.newEmail}
        help={words.changeLead}
        type="email"
        name="email"
        autoComplete="email"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
        autoFocus
        value={email}
        onChange={setEmail}
        error={tried && !looksLikeEmail(address) ? errors.email : undefined}
      />
      <IdentityError error={attempt.error} hrefs={{ 'sign-in': signInHref }} />
      <div className={styles.pair}>
        <Button type="submit" busy={attempt.busy}>
          {words.changeSubmit}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
