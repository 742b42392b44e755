import { useState } from 'react'
import type { FormEvent } from 'react'
import { paths } from '../../../lib/navigation/paths'
import { chooseNewPassword } from '../../../data/identity/reset'
import { Button } from '../../../ui/button'
import { PasswordField } from '../../../ui/fields/password-field'
import { IdentityError } from '../identity-error'
import { PasswordChecklist } from './password-checklist'
import { usePasswordChecks } from './password-policy'
import styles from '../session.module.css'
import { useAttempt } from '../use-attempt'
import { sessionWording } from '../wording'

const { fields, errors, reset: words } = sessionWording

/** Sets a new password with the code of a mailed link. */
export function NewPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const checks = usePasswordChecks(password)
  const attempt = useAttempt()
  const good = checks.every((check) => check.met)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (good && (await attempt.run(() => chooseNewPassword(code, password)))) onDone()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={fields.newPassword}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={tried && !good ? errors.policy : undefined}
      />
      <PasswordChecklist checks={checks} />
      <IdentityError error={attempt.error} hrefs={{ resend: paths.resetPassword() }} />
      <Button type="submit" size="large" wide busy={attempt.busy}>
        {words.save}
      </Button>
    </form>
  )
}
