import type { ShareRef } from 'functions/contract/ids'
import type { RecipientGroup } from 'functions/contract/updates/update'
import { Send } from 'lucide-react'
import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { asProblem, fieldError } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/fields/checkbox'
import { TextArea, TextField } from '../../ui/fields/text-field'
import styles from './update.module.css'
import { useSendUpdate } from './updates'
import { updateWording as words } from './wording'

export interface UpdateFormProps {
  uid: string
  shareRef: ShareRef
  /** How many there are of each group; those of nobody are not offered. */
  counts: Record<RecipientGroup, number>
  /** What the form opens with. */
  initial: { to: readonly RecipientGroup[]; subject: string; text: string; about: 'update' | 'changed' }
  onSent: () => void
}

/** An update in the writing: to whom, its subject and a few words. */
export function UpdateForm({ uid, shareRef, counts, initial, onSent }: UpdateFormProps) {
  const groups = (Object.keys(counts) as RecipientGroup[]).filter((group) => counts[group] > 0)
  const [to, setTo] = useState(() => groups.filter((group) => initial.to.includes(group)))
  const [subject, setSubject] = useState(initial.subject)
  const [text, setText] = useState(initial.text)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const send = useSendUpdate(uid, shareRef)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    send.mutate({ to, subject, text, about: initial.about, idempotencyKey }, { onSuccess: onSent })
  }
  function toggle(group: RecipientGroup, isChosen: boolean) {
    setTo((before) => (isChosen ? [...before, group] : before.filter((it) => it !== group)))
  }
  const problem = send.isError ? asProblem(send.error) : undefined
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.groups}>
        <legend className={styles.legend}>{words.to}</legend>
        {groups.map((group) => (
          <Checkbox
            key={group}
            label={
              group === 'invited' ? words.groups.invited : words.groupOf(words.groups[group], counts[group])
            }
            checked={to.includes(group)}
            onChange={(isChosen) => toggle(group, isChosen)}
          />
        ))}
        {fieldError(send.error, 'to') && <p className={styles.wrong}>{words.chooseGroup}</p>}
      </fieldset>
      <TextField
        label={words.subject}
        value={subject}
        maxLength={120}
        error={fieldError(send.error, 'subject')}
        onChange={setSubject}
      />
      <TextArea
        label={words.text}
        help={words.textHelp}
        rows={6}
        value={text}
        maxLength={4000}
        error={fieldError(send.error, 'text')}
        onChange={setText}
      />
      {problem && (problem.errors ?? []).length === 0 && <Banner tone="error">{problem.detail}</Banner>}
      <Button type="submit" busy={send.isPending} icon={<Send aria-hidden="true" />}>
        {words.send}
      </Button>
    </form>
  )
}
