import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/requests/api'
import { asProblem, fieldError } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { RecaptchaNotice } from '../../ui/forms/recaptcha-notice'
import { TextField } from '../../ui/fields/text-field'
import styles from './find-tickets.module.css'
import { ticketWording } from './wording'

const words = ticketWording.find

/** Asks for a mail with the way to one's tickets; says the same whether there are any or not. */
export function FindTickets() {
  const [email, setEmail] = useState('')
  const find = useMutation({
    mutationFn: (address: string) => api('findTickets', { body: { email: address } }),
  })
  if (find.isSuccess) {
    return (
      <Card heading={words.doneTitle}>
        <div className={styles.form}>
          <p role="status">{words.done(find.variables)}</p>
          <Button variant="secondary" onClick={() => find.reset()}>
            {words.again}
          </Button>
        </div>
      </Card>
    )
  }
  const problem = find.error && asProblem(find.error)
  return (
    <Card heading={words.heading}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          find.mutate(email.trim())
        }}
      >
        <p>{words.text}</p>
        <TextField
          label={words.email}
          type="email"
          autoComplete="email"
          value={email}
          error={fieldError(find.error, 'email')}
          onChange={setEmail}
        />
        {problem && problem.errors.length === 0 && <Banner tone="error">{problem.detail}</Banner>}
        <Button type="submit" variant="secondary" busy={find.isPending}>
          {words.action}
        </Button>
        <RecaptchaNotice />
      </form>
    </Card>
  )
}
