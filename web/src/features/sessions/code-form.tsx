import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import { codeWording as words } from './code-wording'
import { IdentityError } from './identity-error'
import styles from './session.module.css'
import { useAttempt } from './use-attempt'
import type { Attempt } from './use-attempt'
import { useWait } from './use-wait'

const DIGITS = 6

export interface CodeFormProps {
  /** Where the code is to be found. */
  lead?: ReactNode
  label: string
  submit: string
  attempt: Attempt
  onCode: (code: string) => Promise<void>
  /** Sends another code; without it the code is no message. */
  onResend?: (() => Promise<void>) | undefined
  /** More fields, above the button. */
  children?: ReactNode
  /** Whether the last digit sends the code off. */
  atOnce?: boolean
}

/** Asks for six digits. */
export function CodeForm({
  lead,
  label,
  submit,
  attempt,
  onCode,
  onResend,
  children,
  atOnce,
}: CodeFormProps) {
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const [sentAt] = useState(() => Date.now())
  const wait = useWait(sentAt)
  const sending = useAttempt()
  const enter = (digits: string) => void attempt.run(() => onCode(digits))

  function type(next: string) {
    const digits = next.replaceAll(/\D/g, '').slice(0, DIGITS)
    setCode(digits)
    if (atOnce === true && digits.length === DIGITS && digits !== code) enter(digits)
  }
  function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (code.length === DIGITS) enter(code)
  }
  async function resend() {
    if (onResend && (await sending.run(onResend))) wait.restart()
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {lead !== undefined && (
        <p className={styles.text} role="status">
          {lead}
        </p>
      )}
      <TextField
        label={label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        value={code}
        onChange={type}
        error={tried && code.length < DIGITS ? words.missing : undefined}
      />
      {children}
      <IdentityError error={sending.error ?? attempt.error} hrefs={{}} />
      <Button type="submit" size="large" wide busy={attempt.busy}>
        {submit}
      </Button>
      {onResend && (
        <Button variant="quiet" busy={sending.busy} disabled={wait.seconds > 0} onClick={() => void resend()}>
          {wait.seconds > 0 ? words.againIn(wait.seconds) : words.again}
        </Button>
      )}
    </form>
  )
}
