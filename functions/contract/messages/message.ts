import { z } from 'zod'
import { EMAIL, MAX_EMAIL, MAX_NAME } from '../orders/buyer-rules'
import { ServerId } from '../ids'
import { Line } from '../text/line'
import { CONTACT_TOPICS, MAX_MESSAGE, MESSAGE_ADVICE, REPORT_REASONS } from './message-rules'

const Sender = {
  name: Line().min(1, MESSAGE_ADVICE.name).max(MAX_NAME, MESSAGE_ADVICE.name),
  email: z.email({ pattern: EMAIL, error: MESSAGE_ADVICE.email }).max(MAX_EMAIL, MESSAGE_ADVICE.email),
  message: z.string().trim().min(1, MESSAGE_ADVICE.message).max(MAX_MESSAGE, MESSAGE_ADVICE.message),
}

/** The mailed link to tickets of an order, or to one ticket, that somebody holds: they may ask about its activity. */
export const HeldLink = z.strictObject({
  kind: z.enum(['order', 'ticket']),
  id: ServerId,
  key: z.string().min(1).max(100),
})
export type HeldLink = z.infer<typeof HeldLink>

/** POST /activity/{shareRef}/message: goes to the organiser by mail, who answers to the sender’s email. */
export const ContactOrganiser = z.strictObject({ ...Sender, link: HeldLink.optional() })
export type ContactOrganiser = z.infer<typeof ContactOrganiser>

export type ReportReason = keyof typeof REPORT_REASONS
export type ContactTopic = keyof typeof CONTACT_TOPICS

const keysOf = <T extends object>(words: T) =>
  Object.keys(words) as [keyof T & string, ...(keyof T & string)[]]

/** POST /activity/{shareRef}/report: goes to those who run the platform. */
export const ReportActivity = z.strictObject({
  ...Sender,
  reason: z.enum(keysOf(REPORT_REASONS), MESSAGE_ADVICE.reason),
  link: HeldLink.optional(),
})
export type ReportActivity = z.infer<typeof ReportActivity>

/** POST /contact: goes to those who run the platform. */
export const ContactOperator = z.strictObject({
  ...Sender,
  topic: z.enum(keysOf(CONTACT_TOPICS), MESSAGE_ADVICE.topic),
})
export type ContactOperator = z.infer<typeof ContactOperator>
