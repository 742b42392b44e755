import { useState } from 'react'
import { challengeOf } from '../../../data/identity/second-factor'
import type { Challenge } from '../../../data/identity/second-factor'
import type { SecondFactor } from '../../../data/identity/sign-in-record'
import { Button } from '../../../ui/button'
import { SegmentedControl } from '../../../ui/fields/segmented-control'
import { CodeForm } from '../code-form'
import { codeWording } from '../code-wording'
import { IdentityError } from '../identity-error'
import security from '../security.module.css'
import styles from '../session.module.css'
import { useAttempt } from '../use-attempt'
import type { SecondFactorChallengeProps } from './challenge'
import { nameOfFactor, secondFactorWording } from './wording'

const { challenge: words } = secondFactorWording

/** Asks for the second step after a first one that was right; the person chooses which, if there are several. */
export function ChallengeForm({ error, onDone, onCancel, ...rest }: SecondFactorChallengeProps) {
  const [challenge] = useState(() => challengeOf(error))
  const { factors } = challenge
  const [chosen, setChosen] = useState(factors[0]?.id)
  const factor = factors.find((it) => it.id === chosen)
  const submit = rest.submit ?? words.submit
  const step = factor && { challenge, factor, onDone, submit }
  return (
    <div className={styles.form}>
      {rest.title !== undefined && <h1 className={styles.title}>{rest.title}</h1>}
      {factors.length > 1 && (
        <SegmentedControl
          label={words.choose}
          value={chosen}
          onChange={setChosen}
          options={factors.map((it) => ({ value: it.id, label: nameOfFactor(it) }))}
        />
      )}
      {step?.factor.kind === 'app' && <AppStep key={chosen} {...step} />}
      {step?.factor.kind === 'phone' && <PhoneStep key={chosen} {...step} />}
      <details className={security.more}>
        <summary>{words.lost}</summary>
        <p className={security.text}>{words.lostText}</p>
      </details>
      <Button variant="quiet" wide onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  )
}

interface StepProps {
  challenge: Challenge
  factor: SecondFactor
  onDone: () => void | Promise<void>
  submit: string
}

function AppStep({ challenge, factor, onDone, submit }: StepProps) {
  const attempt = useAttempt()
  async function enter(code: string) {
    await challenge.finish(factor, code)
    await onDone()
  }
  return (
    <CodeForm
      atOnce
      lead={words.app(nameOfFactor(factor))}
      label={words.appCode}
      submit={submit}
      attempt={attempt}
      onCode={enter}
    />
  )
}

function PhoneStep({ challenge, factor, onDone, submit }: StepProps) {
  const [verificationId, setVerificationId] = useState<string>()
  const sending = useAttempt()
  const attempt = useAttempt()
  const phone = factor.phone ?? nameOfFactor(factor)
  const send = async () => setVerificationId(await challenge.sendCode(factor))
  async function enter(code: string) {
    await challenge.finish(factor, code, verificationId)
    await onDone()
  }
  if (verificationId === undefined) {
    return (
      <div className={styles.form}>
        <p className={styles.text}>{words.phone(phone)}</p>
        <IdentityError error={sending.error} hrefs={{}} />
        <Button size="large" wide busy={sending.busy} onClick={() => void sending.run(send)}>
          {words.send}
        </Button>
      </div>
    )
  }
  return (
    <CodeForm
      atOnce
      lead={codeWording.sent(phone)}
      label={codeWording.fromMessage}
      submit={submit}
      attempt={attempt}
      onCode={enter}
      onResend={send}
    />
  )
}
