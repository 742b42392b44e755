import { useMemo, useState } from 'react'
import type { FormEvent } from 'react'
import { sendCode } from '../../../data/identity/phone'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/fields/select'
import { TextField } from '../../../ui/fields/text-field'
import { IdentityError } from '../identity-error'
import type { SentCode } from './sent-code'
import { countries, countryIn, countryOf, formatTyped, numberOf } from './phone-number'
import styles from '../session.module.css'
import { useAttempt } from '../use-attempt'
import { sessionWording } from '../wording'

const { fields, errors, phone: words } = sessionWording

interface PhoneNumberFormProps {
  /** What the code is for; signing in, unless it says otherwise. */
  lead?: string
  /** Sends the code and answers the id that belongs to it. */
  send?: (number: string) => Promise<string>
  typed: string
  onTyped: (typed: string) => void
  onSent: (sent: SentCode) => void
}

/** Asks for a phone number, with the country that it is of, and sends a code to it. */
export function PhoneNumberForm({
  lead = words.lead,
  send = sendCode,
  typed,
  onTyped,
  onSent,
}: PhoneNumberFormProps) {
  const [country, setCountry] = useState(() => countryOf(navigator.language))
  const [tried, setTried] = useState(false)
  const all = useMemo(() => countries(navigator.language), [])
  const attempt = useAttempt()
  const number = numberOf(typed, country)

  function type(next: string) {
    onTyped(formatTyped(next, typed, country))
    setCountry(countryIn(next) ?? country)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (number === undefined) return
    void attempt.run(async () => onSent({ number, verificationId: await send(number) }))
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.text}>{lead}</p>
      <div className={styles.phone}>
        <Select
          label={fields.country}
          autoComplete="tel-country-code"
          value={country}
          onChange={setCountry}
          options={all.map(({ code, name, callingCode }) => ({
            value: code,
            label: `${name} (+${callingCode})`,
          }))}
        />
        <TextField
          label={fields.phone}
          type="tel"
          name="phone"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          value={typed}
          onChange={type}
          error={tried && number === undefined ? errors.phone : undefined}
        />
      </div>
      <IdentityError error={attempt.error} hrefs={{}} />
      <Button type="submit" size="large" wide busy={attempt.busy}>
        {words.send}
      </Button>
    </form>
  )
}
