import { useState } from 'react'
import { Button } from '../../../ui/button'
import { PhoneCodeForm } from './phone-code-form'
import { PhoneNumberForm } from './phone-number-form'
import type { SentCode } from './sent-code'
import styles from '../session.module.css'
import type { Attempt } from '../use-attempt'
import { sessionWording } from '../wording'

const { phone: words } = sessionWording

/** Signing in by a code in a text message: the number, then the code. A screen loads it when somebody chooses it. */
export function PhoneEntry({ attempt, onBack }: { attempt: Attempt; onBack: () => void }) {
  const [sent, setSent] = useState<SentCode>()
  const [typed, setTyped] = useState('')
  return (
    <div className={styles.form}>
      {sent ? (
        <PhoneCodeForm
          key={sent.verificationId}
          sent={sent}
          attempt={attempt}
          onSent={setSent}
          onChangeNumber={() => {
            attempt.clear()
            setSent(undefined)
          }}
        />
      ) : (
        <PhoneNumberForm typed={typed} onTyped={setTyped} onSent={setSent} />
      )}
      <Button variant="quiet" wide onClick={onBack}>
        {words.back}
      </Button>
    </div>
  )
}
