import { z } from 'zod'

const Attachment = z.object({
  filename: z.string(),
  content: z.string().default(''),
  encoding: z.string().default('utf-8'),
  contentType: z.string().default('application/octet-stream'),
  cid: z.string().optional(),
})

/** A document of the collection that the "Trigger Email from Firestore" extension sends. */
export const OutboxDocument = z.object({
  to: z.union([z.string(), z.array(z.string())]).transform((to) => [to].flat()),
  from: z.string().default(''),
  message: z.object({
    subject: z.string().default(''),
    text: z.string().default(''),
    html: z.string().default(''),
    attachments: z.array(Attachment).default([]),
  }),
  delivery: z.unknown().optional(),
})
export type OutboxDocument = z.infer<typeof OutboxDocument>

/** Anything that somebody would have received: a mail of ours, or one that the Auth emulator would have sent. */
export interface Mail {
  id: string
  kind: 'mail' | 'sign-in mail' | 'text message'
  to: string[]
  from: string
  subject: string
  text: string
  html: string
  /** Where a sign-in mail leads. */
  link?: string
  /** ISO 8601. */
  sentAt: string
  attachments: { filename: string; contentType: string; url: string; cid?: string | undefined }[]
}

export function toMail(id: string, sentAt: string, { to, from, message }: OutboxDocument): Mail {
  const { attachments, ...words } = message
  return {
    id,
    kind: 'mail',
    to,
    from,
    ...words,
    sentAt,
    attachments: attachments.map(({ filename, contentType, cid }, index) => ({
      filename,
      contentType,
      url: `/mails/${id}/attachments/${index}`,
      cid,
    })),
  }
}

/** The body as a browser can show it: pictures that travel with the mail are fetched from here. */
export function bodyOf({ html, text, attachments }: Mail): string {
  const body = html || `<pre style="white-space: pre-wrap; font: inherit">${escapeHtml(text)}</pre>`
  const shown = attachments.reduce(
    (current, { cid, url }) => (cid ? current.replaceAll(`cid:${cid}`, url) : current),
    body,
  )
  return `<base target="_blank">${shown}`
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
