import { Timestamp } from 'firebase-admin/firestore'
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { z } from 'zod'
import { Instant } from '../../../contract/time'
import { config } from '../../config'
import { withFoot } from '../../domain/mail/mails'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'
import type { Reader, Writer } from '../firestore'

/** `outbox/{id}`: a mail in the format of the "Trigger Email from Firestore" extension. */
export const OutboxMail = z.object({
  to: z.array(z.email()).min(1),
  from: z.string(),
  /** Whom an answer goes to, where it is not the sender. */
  replyTo: z.email().optional(),
  /** Header fields beside those that the extension writes. */
  headers: z.record(z.string(), z.string()).optional(),
  message: z.object({
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    attachments: z
      .array(
        z.object({
          filename: z.string(),
          content: z.string(),
          encoding: z.enum(['base64', 'utf-8']),
          contentType: z.string(),
          cid: z.string().optional(),
        }),
      )
      .default([]),
  }),
  createdAt: Instant,
  /** For Firestore’s own clean-up (a TTL policy on it); mails without it stay. */
  expiresAt: z.instanceof(Timestamp).optional(),
})
export type OutboxMail = z.infer<typeof OutboxMail>

function mailDoc(id: string): DocumentReference<OutboxMail> {
  return firestore().doc(`outbox/${id}`).withConverter(parsedBy(OutboxMail))
}

/** A mail to send; one with an end is forgotten then. */
export type Posting = Omit<OutboxMail, 'expiresAt'> & { readonly expiresAt?: Instant | undefined }

/** Sends a mail once: its id says what it is about, and a second one of that id fails the whole commit. */
export function postMail(writer: Writer, id: string, { expiresAt, ...mail }: Posting): void {
  const end = expiresAt === undefined ? {} : { expiresAt: Timestamp.fromMillis(Date.parse(expiresAt)) }
  const { PUBLIC_ORIGIN: origin, OPERATOR_NAME: operator, OPERATOR_ADDRESS: address } = config()
  const message = withFoot(mail.message, { origin, operator, address })
  writer.create(mailDoc(id), { ...mail, message, ...end })
}

/** Which of these mails are there already. */
export async function findMailed(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await firestore().getAll(...ids.map(mailDoc), { fieldMask: ['createdAt'] })
  return found.filter((doc) => doc.exists).map((doc) => doc.id)
}

/** When mails were posted, of those that were. */
export async function findMailTimes(ids: readonly string[]): Promise<Instant[]> {
  const found = await firestore().getAll(...ids.map(mailDoc), { fieldMask: ['createdAt'] })
  return found.flatMap((doc) => (doc.exists ? [Instant.parse(doc.get('createdAt'))] : []))
}

/** The first of some ids that no mail has; undefined when all are taken. */
export async function findFreeMail(reader: Reader, ids: readonly string[]): Promise<string | undefined> {
  for (const id of ids) {
    if (!(await reader.get(mailDoc(id))).exists) return id
  }
  return undefined
}

/** Forgets mails about something, whether there are any or not. */
export function deleteMails(writer: Writer, ids: readonly string[]): void {
  for (const id of ids) writer.delete(mailDoc(id))
}

/**
 * Forgets some of the mails that were sent to an address.
 * @returns how many there were; none when all are gone
 */
export async function deleteMailsTo(address: string, limit: number): Promise<number> {
  const query = firestore().collection('outbox').where('to', 'array-contains', address)
  const found = await query.limit(limit).get()
  const batch = firestore().batch()
  for (const doc of found.docs) batch.delete(doc.ref)
  await batch.commit()
  return found.size
}

/** The messages that were written with an address to be answered at, which is kept in lower case. */
export function eachMessageFrom(address: string): AsyncIterable<OutboxMail> {
  const messages = firestore().collection('outbox').where('replyTo', '==', address.toLowerCase())
  return forEachDocument(messages.withConverter(parsedBy(OutboxMail)))
}

/**
 * Forgets some of the messages that were written with an address to be answered at.
 * @returns how many there were; none when all are gone
 */
export async function deleteMessagesFrom(address: string, limit: number): Promise<number> {
  const messages = firestore().collection('outbox').where('replyTo', '==', address.toLowerCase())
  const found = await messages.limit(limit).get()
  const batch = firestore().batch()
  for (const doc of found.docs) batch.delete(doc.ref)
  await batch.commit()
  return found.size
}

/** Forgets the mails about an activity that were sent to an address. */
export async function deleteMailsAbout(shareRef: string, address: string): Promise<void> {
  const sent = firestore().collection('outbox').where('to', 'array-contains', address).select()
  for await (const { id, ref } of sent.stream() as unknown as AsyncIterable<QueryDocumentSnapshot>) {
    if (id.includes(`-${shareRef}-`)) await ref.delete()
  }
}
