import { MAX_TICKETS_PER_ORDER } from 'functions/contract/tickets/ticket-limits'
import type { TicketType } from 'functions/contract/tickets/ticket-type'
import type { OwnWait } from 'functions/contract/wait-list/wait-list'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { SessionUser } from '../../data/session-user'
import { asProblem, fieldError } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { QuantityStepper } from '../../ui/fields/quantity-stepper'
import { RecaptchaNotice } from '../../ui/forms/recaptcha-notice'
import { TextField } from '../../ui/fields/text-field'
import { useJoinLine } from './own-waits'
import styles from './wait-list.module.css'
import { waitListWording } from './wording'

const words = waitListWording.form

export interface JoinFormProps {
  user: SessionUser
  shareRef: string
  type: TicketType
  /** Where they stand already, to change how many they want. */
  wait: OwnWait | undefined
  onClose: () => void
}

interface PersonProps {
  person: { fullName: string; email: string }
  error: unknown
  onType: (change: { fullName?: string; email?: string }) => void
}

/** Who waits, where no account says so. */
function PersonFields({ person, error, onType }: PersonProps) {
  return (
    <>
      <TextField
        label={words.fullName}
        value={person.fullName}
        autoComplete="name"
        maxLength={120}
        required
        error={fieldError(error, 'person.fullName')}
        onChange={(fullName) => onType({ fullName })}
      />
      <TextField
        label={words.email}
        help={words.emailHelp}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        value={person.email}
        autoComplete="email"
        maxLength={254}
        required
        error={fieldError(error, 'person.email')}
        onChange={(email) => onType({ email })}
      />
    </>
  )
}

/** How many tickets somebody waits for, and where to write to them. */
export function JoinForm({ user, shareRef, type, wait, onClose }: JoinFormProps) {
  const least = type.minTicketCountPerPurchase
  const [quantity, setQuantity] = useState(wait?.quantity ?? least)
  const [person, setPerson] = useState({ fullName: user.displayName ?? '', email: '' })
  const join = useJoinLine(user.uid)
  const isStranger = (user.isAnonymous || user.email === null) && wait === undefined
  const fields = ['quantity', 'person.fullName', 'person.email']
  const isAtField = fields.some((field) => fieldError(join.error, field) !== undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    const who = isStranger ? { person: { ...person, email: person.email.trim() } } : {}
    join.mutate({ shareRef, ticketTypeRef: type.shareRef, quantity, ...who }, { onSuccess: onClose })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.note}>{words.help}</p>
      <div className={styles.quantity}>
        <span>{words.quantity}</span>
        <QuantityStepper
          label={words.quantity}
          value={quantity}
          least={least}
          max={type.maxTicketCountPerPurchase ?? MAX_TICKETS_PER_ORDER}
          onChange={(next) => setQuantity(Math.max(least, next))}
        />
      </div>
      {wait && quantity > wait.quantity && <p className={styles.note}>{words.grows}</p>}
      {isStranger && (
        <PersonFields
          person={person}
          error={join.error}
          onType={(change) => setPerson((before) => ({ ...before, ...change }))}
        />
      )}
      {join.isError && (!isAtField || fieldError(join.error, 'quantity') !== undefined) && (
        <Banner tone="error">{asProblem(join.error).detail}</Banner>
      )}
      <div className={styles.answers}>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={join.isPending}>
          {wait ? words.change : words.join}
        </Button>
      </div>
      {isStranger && <RecaptchaNotice />}
    </form>
  )
}
