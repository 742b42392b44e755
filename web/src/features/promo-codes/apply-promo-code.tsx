import { PROMO_CODE_ADVICE, promoCodeOf } from 'functions/contract/promo-codes/promo-code-name'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import styles from './apply-promo-code.module.css'
import { promoCodeWording } from './wording'

const words = promoCodeWording.checkout

export interface ApplyPromoCodeProps {
  /** The codes that are applied now, and what they take off; one that opened tickets stays with them. */
  applied: readonly { code: string; stays: boolean; about?: string | undefined }[]
  /** Another one may be applied beside them. */
  takesMore: boolean
  /** A code that was tried before anybody typed, by the page's address. */
  tried?: string | undefined
  /** It was not tried yet, and waits to be applied. */
  waits?: boolean | undefined
  /** Why the last code was refused. */
  error: string | undefined
  busy: boolean
  onApply: (code: string) => void
  onTakeOff: (code: string) => void
}

type EntryProps = Pick<ApplyPromoCodeProps, 'tried' | 'waits' | 'error' | 'busy' | 'onApply'> & {
  hasOthers: boolean
}

function Entry({ tried = '', waits = false, error, busy, onApply, hasOthers }: EntryProps) {
  const [code, setCode] = useState(tried)
  const [isOpen, setOpen] = useState<boolean>()
  const [invalid, setInvalid] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = promoCodeOf(code)
    setInvalid(name === undefined ? PROMO_CODE_ADVICE : undefined)
    if (name !== undefined) onApply(name)
  }
  return (
    <details
      className={styles.promo}
      open={(isOpen ?? waits) || error !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{hasOthers ? words.another : words.have}</summary>
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

/** Promo codes, applied in place: what they do shows in the lines at once, and so does why one does not apply. */
export function ApplyPromoCode({ applied, takesMore, busy, onTakeOff, ...entry }: ApplyPromoCodeProps) {
  return (
    <div>
      {applied.map(({ code, stays, about }) => (
        <p key={code} className={styles.applied} role="status">
          {words.applied(code, about)}
          {!stays && (
            <Button
              variant="quiet"
              size="small"
              busy={busy}
              aria-label={words.takeOff(code)}
              onClick={() => onTakeOff(code)}
            >
              {words.remove}
            </Button>
          )}
        </p>
      ))}
      {takesMore && <Entry key={applied.length} {...entry} busy={busy} hasOthers={applied.length > 0} />}
    </div>
  )
}
