import { useState } from 'react'
import { Button } from '../../../ui/button'
import { IdentityError } from '../identity-error'
import { reauthenticationWording as words } from './reauthenticate-wording'
import { CodeForm } from '../code-form'
import { codeWording } from '../code-wording'
import { useAttempt } from '../use-attempt'

interface PhoneProofProps {
  phone: string
  prove: (work: () => Promise<void>) => Promise<void>
}

/** Proves by a code to the account's own number. */
export function PhoneProof({ phone, prove }: PhoneProofProps) {
  const [verificationId, setVerificationId] = useState<string>()
  const sending = useAttempt()
  const attempt = useAttempt()
  const send = async () => {
    const { sendCode } = await import('../../../data/identity/phone')
    setVerificationId(await sendCode(phone))
  }
  async function enter(code: string) {
    const { proveByCode } = await import('../../../data/identity/reauthentication')
    await prove(() => proveByCode(verificationId ?? '', code))
  }
  if (verificationId !== undefined) {
    return (
      <CodeForm
        atOnce
        lead={codeWording.sent(phone)}
        label={codeWording.fromMessage}
        submit={words.confirm}
        attempt={attempt}
        onCode={enter}
        onResend={send}
      />
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        size="large"
        wide
        busy={sending.busy}
        onClick={() => void sending.run(send)}
      >
        {words.phone(phone)}
      </Button>
      <IdentityError error={sending.error} hrefs={{}} />
    </>
  )
}
