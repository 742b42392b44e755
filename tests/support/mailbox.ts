import { z } from 'zod'
import { eventually, stack } from './stack'

const Mails = z.object({
  mails: z.array(z.object({ id: z.string(), subject: z.string(), text: z.string(), html: z.string() })),
})

/** The newest mail to an address whose text satisfies, once it is there. */
export async function mailTo(
  address: string,
  satisfies: (text: string) => boolean = () => true,
): Promise<string> {
  const ask = async () => {
    const response = await fetch(`${stack().TURNOUT_OUTBOX}/api/mails?to=${encodeURIComponent(address)}`)
    return Mails.parse(await response.json()).mails.find((mail) => satisfies(mail.text))
  }
  const mail = await eventually(ask, (found) => found !== undefined)
  return mail?.text ?? ''
}

/** Every mail to an address whose text satisfies, as many as there are by now. */
export async function mailsTo(
  address: string,
  satisfies: (text: string) => boolean = () => true,
): Promise<string[]> {
  const response = await fetch(`${stack().TURNOUT_OUTBOX}/api/mails?to=${encodeURIComponent(address)}`)
  return Mails.parse(await response.json())
    .mails.map((mail) => mail.text)
    .filter(satisfies)
}

/** The first link in a mail that satisfies. */
export function linkIn(text: string, part: string): string {
  const links = text.match(/https?:\/\/\S+/g) ?? []
  const link = links.find((it) => it.includes(part))
  if (!link) throw new Error(`There is no link with ${part} in: ${text}`)
  return link
}
