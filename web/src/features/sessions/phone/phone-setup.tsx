import { useState } from 'react'
import type { ReactNode } from 'react'
import { PhoneNumberForm } from './phone-number-form'
import { readable } from './phone-number'
import { CodeForm } from '../code-form'
import { codeWording as words } from '../code-wording'
import { useAttempt } from '../use-attempt'

interface PhoneSetupProps {
  lead: string
  submit: string
  /** Sends a code to a number; answers the id that belongs to it. */
  send: (number: string) => Promise<string>
  onCode: (verificationId: string, code: string) => Promise<void>
  /** More fields, beside the code. */
  children?: ReactNode
}

/** A telephone that somebody adds: its number, then the code that went there. */
export function PhoneSetup({ lead, submit, send, onCode, children }: PhoneSetupProps) {
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState<{ number: string; verificationId: string }>()
  const attempt = useAttempt()
  if (!sent) return <PhoneNumberForm {...{ lead, typed, send }} onTyped={setTyped} onSent={setSent} />
  const { number, verificationId } = sent
  return (
    <CodeForm
      lead={words.sent(readable(number))}
      label={words.fromMessage}
      submit={submit}
      attempt={attempt}
      onCode={(code) => onCode(verificationId, code)}
      onResend={async () => setSent({ number, verificationId: await send(number) })}
    >
      {children}
    </CodeForm>
  )
}
