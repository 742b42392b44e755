import type { Activity } from 'functions/contract/activities/activity'
import type { RsvpAnswer, RsvpInfo } from 'functions/contract/rsvps/rsvp'
import { useState } from 'react'
import { Dialog } from '../../ui/dialogs/dialog'
import { RsvpForm } from './rsvp-form'
import type { RenderQuestions } from './rsvp-questions'
import { RsvpSaved } from './rsvp-saved'
import type { Rsvping } from './save-rsvp'
import { rsvpWording } from './wording'

const words = rsvpWording.sheet

export interface RsvpSheetProps {
  activity: Activity
  needsTicket: boolean
  /** The answer that it opens with. */
  answer: RsvpAnswer
  /** Whether whoever answers has no account, and says who they are. */
  isGuest: boolean
  /** What the organiser asks of those who go. */
  questions: RenderQuestions
  /** Where the person stands, once that is known; a guest with what they said of themselves. */
  info: RsvpInfo | undefined
  isSending: boolean
  /** Whether the server has saved the last answer that was sent from this page. */
  isSaved: boolean
  problem: string | undefined
  /** For people who have an account after all; undefined for those who are signed in. */
  signInHref?: string | undefined
  onSend: (rsvping: Rsvping) => void
  onClose: () => void
}

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
