import type { ShareRef } from 'functions/contract/ids'
import type { HeldLink, ReportReason } from 'functions/contract/messages/message'
import { REPORT_REASONS } from 'functions/contract/messages/message-rules'
import { useState } from 'react'
import { Select } from '../../ui/fields/select'
import { MessageForm } from './message-form'
import { reportActivity } from './send-message'
import { useMessage } from './use-message'
import { messageWording } from './wording'

const words = messageWording.reporting

const REASONS = (Object.keys(REPORT_REASONS) as ReportReason[]).map((value) => ({
  value,
  label: REPORT_REASONS[value],
}))

interface ReportFormProps {
  shareRef: ShareRef
  link?: HeldLink | undefined
  onDone?: (() => void) | undefined
}

/** A report of an activity to those who run the platform. */
export function ReportForm({ shareRef, link, onDone }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason>('scam')
  const state = useMessage((message) => reportActivity(shareRef, message, reason, link))
  return (
    <MessageForm state={state} kind={words} lead={words.lead} onDone={onDone}>
      <Select label={words.reason} value={reason} options={REASONS} onChange={setReason} />
    </MessageForm>
  )
}
