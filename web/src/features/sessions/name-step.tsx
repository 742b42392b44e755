import { useState } from 'react'
import type { FormEvent } from 'react'
import { giveName } from '../../data/identity/linking'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import { IdentityError } from './identity-error'
import styles from './session.module.css'
import type { Attempt } from './use-attempt'
import { sessionWording } from './wording'

const { fields, errors, name: words } = sessionWording

/** Asks for the name that a phone and a mailed link don't tell. */
export function NameStep({ attempt }: { attempt: Attempt }) {
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (name.trim() !== '') void attempt.run(() => giveName(name.trim()))
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h1 className={styles.title}>{words.title}</h1>
      <TextField
        label={fields.name}
        help={fields.nameHelp}
        name="name"
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={setName}
        error={tried && name.trim() === '' ? errors.name : undefined}
      />
      <IdentityError error={attempt.error} hrefs={{}} />
      <Button type="submit" size="large" wide busy={attempt.busy}>
        {words.submit}
      </Button>
    </form>
  )
}
