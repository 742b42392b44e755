import type { ContactTopic } from 'functions/contract/messages/message'
import { CONTACT_TOPICS } from 'functions/contract/messages/message-rules'
import { useState } from 'react'
import { Select } from '../../ui/fields/select'
import { MessageForm } from './message-form'
import { contactOperator } from './send-message'
import { useMessage } from './use-message'
import { messageWording } from './wording'

const words = messageWording.operator

const TOPICS = (Object.keys(CONTACT_TOPICS) as ContactTopic[]).map((value) => ({
  value,
  label: CONTACT_TOPICS[value],
}))

/** A message to those who run the platform. */
export function OperatorForm() {
  const [topic, setTopic] = useState<ContactTopic>('tickets')
  const state = useMessage((message) => contactOperator(message, topic))
  return (
    <MessageForm state={state} kind={words}>
      <Select label={words.topic} value={topic} options={TOPICS} onChange={setTopic} />
    </MessageForm>
  )
}
