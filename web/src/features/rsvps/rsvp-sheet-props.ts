import type { Activity } from 'functions/contract/activities/activity'
import type { RsvpAnswer, RsvpInfo } from 'functions/contract/rsvps/rsvp'
import type { RenderQuestions } from './rsvp-questions'
import type { Rsvping } from './save-rsvp'

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
  /** Whether that is being read: what a guest said of themselves may come yet. */
  isReading?: boolean | undefined
  isSending: boolean
  /** Whether the server has saved the last answer that was sent from this page. */
  isSaved: boolean
  problem: string | undefined
  /** For people who have an account after all; undefined for those who are signed in. */
  signInHref?: string | undefined
  onSend: (rsvping: Rsvping) => void
  onClose: () => void
}
