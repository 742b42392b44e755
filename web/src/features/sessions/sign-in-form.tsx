import { useState } from 'react'
import type { FormEvent } from 'react'
import { paths } from '../../lib/navigation/paths'
import { signIn } from '../../data/identity/password'
import { looksLikeEmail } from '../../lib/text/email'
import { Button } from '../../ui/button'
import { Link } from '../../ui/link'
import { PasswordField } from '../../ui/fields/password-field'
import { TextField } from '../../ui/fields/text-field'
import { IdentityError } from './identity-error'
import styles from './session.module.css'
import type { Attempt } from './use-attempt'
import { sessionWording } from './wording'

const { fields, errors, signIn: words } = sessionWording

interface SignInFormProps {
  /** The screen's, which waits with leaving until it is over. */
  attempt: Attempt
  email: string
  onEmail: (email: string) => void
}

/** Email and password. */
export function SignInForm({ attempt, email, onEmail }: SignInFormProps) {
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const emailError = tried && !looksLikeEmail(email) ? errors.email : undefined
  const passwordError = tried && password === '' ? errors.password : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (looksLikeEmail(email) && password !== '') void attempt.run(() => signIn(email.trim(), password))
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={fields.email}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={onEmail}
        error={emailError}
      />
      <PasswordField
        label={fields.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={passwordError}
      />
      <Link className={styles.forgot} href={paths.resetPassword()}>
        {words.forgot}
      </Link>
      <IdentityError error={attempt.error} hrefs={{ 'reset-password': paths.resetPassword() }} />
      <Button type="submit" size="large" wide busy={attempt.busy}>
        {words.submit}
      </Button>
    </form>
  )
}
