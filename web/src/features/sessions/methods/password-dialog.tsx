import { useState } from 'react'
import type { FormEvent } from 'react'
import { looksLikeEmail } from '../../../lib/text/email'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { PasswordField } from '../../../ui/fields/password-field'
import { TextField } from '../../../ui/fields/text-field'
import { IdentityError } from '../identity-error'
import { PasswordChecklist } from '../password/password-checklist'
import { usePasswordChecks } from '../password/password-policy'
import styles from '../session.module.css'
import { useAttempt } from '../use-attempt'
import { withRecentSignIn } from '../reauthenticate/with-recent-sign-in'
import { methodsWording } from './wording'

const { password: words, email: emailWords } = methodsWording

interface PasswordDialogProps {
  /** Whether there is one already. */
  isChange: boolean
  /** The account's address; without one the first password brings it along. */
  email: string | null
  onDone: () => void
  onClose: () => void
}

/** Sets or changes the password; what it needs is ticked off while it is typed. */
export function PasswordDialog({ isChange, email, onDone, onClose }: PasswordDialogProps) {
  const [address, setAddress] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const checks = usePasswordChecks(password)
  const attempt = useAttempt()
  const isGood = checks.every((check) => check.met)
  const hasAddress = email !== null || looksLikeEmail(address)

  async function save() {
    const { setPassword: keep } = await import('../../../data/identity/methods')
    await withRecentSignIn(() => keep(password, address.trim()))
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isGood && hasAddress && (await attempt.run(save))) onDone()
  }
  return (
    <Dialog open title={isChange ? words.changeTitle : words.setTitle} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {email === null ? (
          <TextField
            label={words.email}
            type="email"
            name="email"
            autoComplete="email"
            value={address}
            onChange={setAddress}
            error={tried && !hasAddress ? emailWords.invalid : undefined}
          />
        ) : (
          // Password managers file the new one under it.
          <input
            className="sr-only"
            tabIndex={-1}
            readOnly
            autoComplete="username"
            value={email}
            aria-hidden
          />
        )}
        <PasswordField
          label={words.field}
          name="new-password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={tried && !isGood ? words.policy : undefined}
        />
        <PasswordChecklist checks={checks} />
        <IdentityError error={attempt.error} hrefs={{}} />
        <Button type="submit" size="large" wide busy={attempt.busy}>
          {words.save}
        </Button>
      </form>
    </Dialog>
  )
}
