import { z } from 'zod'
import type { SharedFacts } from './shared-facts'

/** The texts of a share kit as their owner has changed them. */
export const ShareTexts = z.object({
  message: z.string(),
  post: z.string(),
  subject: z.string(),
  mail: z.string(),
})
export type ShareTexts = z.infer<typeof ShareTexts>

/** Parts that are there, with an empty line between them. */
function paragraphs(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

function lines(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n')
}

function message({ title, sentence, day, time, place, url }: SharedFacts): string {
  const where = place && (place === 'online' ? ', online' : ` at ${place}`)
  return paragraphs(`${title}: ${day}, ${time}${where ?? ''}. Are you coming?`, sentence, url)
}

function post({ title, sentence, day, time, place, price, url }: SharedFacts): string {
  const facts = lines(
    `🗓 ${day}, ${time}`,
    place && (place === 'online' ? '💻 Online' : `📍 ${place}`),
    price && `🎟 ${price}`,
  )
  return paragraphs(title, sentence, facts, url)
}

function mail({ title, sentence, day, time, place, price, host, url }: SharedFacts): string {
  const facts = lines(`When: ${day}, ${time}`, place && `Where: ${place}`, price && `Tickets: ${price}`)
  return paragraphs(
    'Hello,',
    `I would love to see you at “${title}”.`,
    sentence,
    facts,
    `All about it, and your place:\n${url}`,
    `See you there\n${host}`,
  )
}

/** A message, a post and a mail about an activity, ready to send. */
export function shareTextsOf(facts: SharedFacts): ShareTexts {
  return {
    message: message(facts),
    post: post(facts),
    subject: `${facts.title}, ${facts.day}`,
    mail: mail(facts),
  }
}
