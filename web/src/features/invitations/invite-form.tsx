import type { ShareRef } from 'functions/contract/ids'
import { Send } from 'lucide-react'
import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { asProblem } from '../../data/requests/problem'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/fields/text-field'
import styles from './invitation.module.css'
import { addressesIn, useSendInvitations } from './invitations'
import { invitationWording as words } from './wording'

export interface InviteFormProps {
  uid: string
  shareRef: ShareRef
  onSent: (count: number) => void
}

/** Addresses and a few words. */
export function InviteForm({ uid, shareRef, onSent }: InviteFormProps) {
  const [typed, setTyped] = useState('')
  const [message, setMessage] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const send = useSendInvitations(uid, shareRef)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const emails = addressesIn(typed)
    send.mutate({ emails, message, key }, { onSuccess: ({ invited }) => onSent(invited) })
  }
  const problem = send.isError ? asProblem(send.error) : undefined
  const [wrong] = problem?.errors ?? []
  const at = /^emails\.(\d+)$/.exec(wrong?.path ?? '')?.[1]
  const about = at === undefined ? '' : `${addressesIn(typed)[Number(at)] ?? ''}: `
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextArea
        label={words.emails}
        help={words.emailsHelp}
        rows={4}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        error={problem && `${about}${wrong?.message ?? problem.detail}`}
        onChange={setTyped}
      />
      <TextArea
        label={words.message}
        optional
        rows={3}
        maxLength={500}
        value={message}
        onChange={setMessage}
      />
      <Button type="submit" busy={send.isPending} icon={<Send aria-hidden="true" />}>
        {words.send}
      </Button>
    </form>
  )
}
