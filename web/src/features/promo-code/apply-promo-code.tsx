import { PROMO_CODE_ADVICE, promoCodeOf } from 'functions/contract/promo-code-rules'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import styles from './apply-promo-code.module.css'
import { promoCodeWording } from './wording'

const words = promoCodeWording.checkout

export interface ApplyPromoCodeProps {
  /** The code that is applied now. */
  applied: string | undefined
  /** Why the last code was refused. */
  error: string | undefined
  busy: boolean
  onApply: (code: string | null) => void
}

/** A promo code, applied in place: what it does shows in the lines at once, and so does why it does not. */
export function ApplyPromoCode({ applied, error, busy, onApply }: ApplyPromoCodeProps) {
  const [code, setCode] = useState('')
  const [invalid, setInvalid] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = promoCodeOf(code)
    setInvalid(name === undefined ? PROMO_CODE_ADVICE : undefined)
    if (name !== undefined) onApply(name)
  }
  if (applied !== undefined) {
    return (
      <p className={styles.applied} role="status">
        {words.applied(applied)}
        <Button variant="quiet" size="small" busy={busy} onClick={() => onApply(null)}>
          {words.remove}
        </Button>
      </p>
    )
  }
  return (
    <details className={styles.promo}>
      <summary>{words.have}</summary>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={words.question}
          hideLabel
          value={code}
          placeholder={words.question}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={invalid ?? error}
          onChange={setCode}
        />
        <Button type="submit" variant="secondary" busy={busy} disabled={code.trim() === ''}>
          {words.apply}
        </Button>
      </form>
    </details>
  )
}
