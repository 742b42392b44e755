import { useState } from 'react'
import type { FormEvent } from 'react'
import { enterByCode, sendCode } from '../../../data/identity/phone'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { IdentityError } from '../identity-error'
import type { SentCode } from './sent-code'
import { readable } from './phone-number'
import styles from '../session.module.css'
import { useAttempt } from '../use-attempt'
import type { Attempt } from '../use-attempt'
import { useWait } from '../use-wait'
import { sessionWording } from '../wording'

const { fields, errors, phone: words } = sessionWording
const DIGITS = 6

interface PhoneCodeFormProps {
  sent: SentCode
  attempt: Attempt
  onSent: (sent: SentCode) => void
  onChangeNumber: () => void
}

/** Asks for the code; the last digit sends it off. */
export function PhoneCodeForm({ sent, attempt, onSent, onChangeNumber }: PhoneCodeFormProps) {
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const [sentAt] = useState(() => Date.now())
  const { seconds } = useWait(sentAt)
  const sending = useAttempt()
  const { number, verificationId } = sent
  const enter = (digits: string) => attempt.run(() => enterByCode(verificationId, digits))

  function type(next: string) {
    const digits = next.replaceAll(/\D/g, '').slice(0, DIGITS)
    setCode(digits)
    if (digits.length === DIGITS && digits !== code) void enter(digits)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (code.length === DIGITS) void enter(code)
  }
  const again = () => sending.run(async () => onSent({ number, verificationId: await sendCode(number) }))
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.text} role="status">
        {words.sent(readable(number))}
      </p>
      <TextField
        label={fields.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do now, on a page just asked for
        autoFocus
        value={code}
        onChange={type}
        error={tried && code.length < DIGITS ? errors.code : undefined}
      />
      <IdentityError error={sending.error ?? attempt.error} hrefs={{}} />
      <Button type="submit" size="large" wide busy={attempt.busy}>
        {words.submit}
      </Button>
      <div className={styles.pair}>
        <Button variant="quiet" busy={sending.busy} disabled={seconds > 0} onClick={() => void again()}>
          {seconds > 0 ? words.againIn(seconds) : words.again}
        </Button>
        <Button variant="quiet" onClick={onChangeNumber}>
          {words.change}
        </Button>
      </div>
    </form>
  )
}
