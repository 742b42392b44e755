/** A text to share, with the link that it is about where there is one. */
export interface Shared {
  text: string
  url?: string | undefined
  subject?: string | undefined
}

const query = (params: Record<string, string>) =>
  Object.entries(params)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')

/** Telegram puts the link before the text by itself. */
function withoutLink({ text, url }: Shared): string {
  return url === undefined ? text : text.replaceAll(url, '').trim()
}

/** Where each service takes a text that was written elsewhere, by its own documentation. */
const BUILDERS = {
  whatsapp: ({ text }: Shared) => `https://wa.me/?${query({ text })}`,
  telegram: (it: Shared) => `https://t.me/share/url?${query({ url: it.url ?? ' ', text: withoutLink(it) })}`,
  sms: ({ text }: Shared) => `sms:?&${query({ body: text })}`,
  mail: ({ text, subject = '' }: Shared) =>
    `mailto:?${query({ subject, body: text.replaceAll('\n', '\r\n') })}`,
  bluesky: ({ text }: Shared) => `https://bsky.app/intent/compose?${query({ text })}`,
  threads: ({ text }: Shared) => `https://www.threads.net/intent/post?${query({ text })}`,
  x: ({ text }: Shared) => `https://x.com/intent/post?${query({ text })}`,
  facebook: ({ url = '' }: Shared) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  linkedin: ({ url = '' }: Shared) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
} as const

export type ShareChannel = keyof typeof BUILDERS

export const SHARE_NAMES: Record<ShareChannel, string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  sms: 'Text message',
  mail: 'Mail',
  bluesky: 'Bluesky',
  threads: 'Threads',
  x: 'X',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
}

/** Where a text is passed on over a channel. Facebook and LinkedIn take the link alone and read the page themselves. */
export function shareHref(channel: ShareChannel, shared: Shared): string {
  return BUILDERS[channel](shared)
}
