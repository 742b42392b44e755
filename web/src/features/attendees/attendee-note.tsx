import { MAX_NOTE } from 'functions/contract/tickets/attendee'
import type { Attendee } from 'functions/contract/tickets/attendee'
import type { ShareRef } from 'functions/contract/ids'
import { useState } from 'react'
import { asProblem } from '../../data/requests/problem'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { TextArea } from '../../ui/fields/text-field'
import styles from './attendee-list.module.css'
import { attendeeWording } from './attendee-wording'
import { useWriteNote } from './attendees'

const words = attendeeWording.note

export interface AttendeeNoteProps {
  uid: string
  shareRef: ShareRef
  attendee: Attendee
  onClose: () => void
}

/** Writes down something about somebody's order, for the team. */
export function AttendeeNote({ uid, shareRef, attendee, onClose }: AttendeeNoteProps) {
  const [text, setText] = useState(attendee.note)
  const write = useWriteNote(uid, shareRef, attendee.orderId)
  return (
    <Dialog open onClose={onClose} title={words.title(attendee.fullName)}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          write.mutate(text, { onSuccess: onClose })
        }}
      >
        <TextArea
          label={words.label}
          help={words.help}
          value={text}
          onChange={setText}
          maxLength={MAX_NOTE}
          error={write.isError ? asProblem(write.error).detail : undefined}
        />
        <div className={styles.answers}>
          <Button variant="quiet" onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" busy={write.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
