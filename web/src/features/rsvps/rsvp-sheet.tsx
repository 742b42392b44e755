import { useState } from 'react'
import { Dialog } from '../../ui/dialogs/dialog'
import { RsvpForm } from './rsvp-form'
import { RsvpSaved } from './rsvp-saved'
import type { RsvpSheetProps } from './rsvp-sheet-props'
import type { Rsvping } from './save-rsvp'
import { rsvpWording } from './wording'

const words = rsvpWording.sheet

/** An RSVP over the page it is about: who answers, and, once the server has saved it, what it came to. */
export function RsvpSheet(props: RsvpSheetProps) {
  const { activity, info, isSaved, onSend, onClose } = props
  const [isAsking, setIsAsking] = useState(true)
  const isDone = !isAsking && isSaved && info !== undefined && info.response !== 'not-responded'

  function send(rsvping: Rsvping) {
    setIsAsking(false)
    onSend(rsvping)
  }
  if (isDone) {
    return (
      <Dialog
        open
        title={words.saved[info.response === 'not-available' ? 'not-going' : info.response]}
        onClose={onClose}
      >
        <RsvpSaved
          activity={activity}
          info={info}
          onEdit={() => setIsAsking(true)}
          onGoing={(guests) => onSend({ response: 'going', guests })}
          onUndo={() => {
            onSend({ response: 'not-responded' })
            onClose()
          }}
          onClose={onClose}
        />
      </Dialog>
    )
  }
  return (
    <Dialog open title={words.title(activity.title)} onClose={onClose} closeOnOutsideClick={false}>
      <RsvpForm {...props} onSend={send} />
    </Dialog>
  )
}
