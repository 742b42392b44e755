import { PromoCodeName } from 'functions/contract/promo-code'
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
    const parsed = PromoCodeName.safeParse(code)
    setInvalid(parsed.error?.issues[0]?.message)
    if (parsed.success) onApply(parsed.data)
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
