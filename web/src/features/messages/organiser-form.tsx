import type { ShareRef } from 'functions/contract/ids'
import type { HeldLink } from 'functions/contract/messages/message'
import { MessageForm } from './message-form'
import { contactOrganiser } from './send-message'
import { useMessage } from './use-message'
import { messageWording } from './wording'

const words = messageWording.organiser

export interface OrganiserFormProps {
  shareRef: ShareRef
  /** Who runs the activity, where that is known. */
  organiserName?: string | undefined
  /** The mailed link that opens the activity to whoever holds it. */
  link?: HeldLink | undefined
  onDone?: (() => void) | undefined
}

/** A message to those who run an activity. */
export function OrganiserForm({ shareRef, organiserName, link, onDone }: OrganiserFormProps) {
  const state = useMessage((message) => contactOrganiser(shareRef, message, link))
  const lead = organiserName === undefined ? words.plainLead : words.lead(organiserName)
  return <MessageForm state={state} kind={words} lead={lead} onDone={onDone} />
}
