import { useState } from 'react'
import type { FormEvent } from 'react'
import { signUp } from '../../data/identity/password'
import { looksLikeEmail } from '../../lib/text/email'
import { Button } from '../../ui/button'
import { PasswordField } from '../../ui/fields/password-field'
import { TextField } from '../../ui/fields/text-field'
import { IdentityError } from './identity-error'
import { PasswordChecklist } from './password/password-checklist'
import { usePasswordChecks } from './password/password-policy'
import styles from './session.module.css'
import type { Attempt } from './use-attempt'
import { sessionWording } from './wording'

const { fields, errors, signUp: words } = sessionWording

interface SignUpFormProps {
  attempt: Attempt
  email: string
  onEmail: (email: string) => void
  /** Where the person was going. */
  returnUrl: string
  onDone: () => void
}

/** Name, email and a password that meets the policy. A guest who fills it in becomes the account. */
export function SignUpForm({ attempt, email, onEmail, returnUrl, onDone }: SignUpFormProps) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const checks = usePasswordChecks(password)
  const wrong = {
    name: name.trim() === '' ? errors.name : undefined,
    email: looksLikeEmail(email) ? undefined : errors.email,
    password: checks.every((check) => check.met) ? undefined : errors.policy,
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (wrong.name ?? wrong.email ?? wrong.password) return
    if (await attempt.run(() => signUp(email.trim(), password, name.trim(), returnUrl))) onDone()
  }
  const errorOf = (field: keyof typeof wrong) => (tried ? wrong[field] : undefined)
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={fields.name}
        help={fields.nameHelp}
        name="name"
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={setName}
        error={errorOf('name')}
      />
      <TextField
        label={fields.email}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={onEmail}
        error={errorOf('email')}
      />
      <PasswordField
        label={fields.password}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={errorOf('password')}
      />
      <PasswordChecklist checks={checks} />
      <IdentityError error={attempt.error} hrefs={{}} />
      <Button type="submit" size="large" wide busy={attempt.busy}>
        {words.submit}
      </Button>
    </form>
  )
}
