import { createHash } from 'node:crypto'
import { SHORT_CODE_ALPHABET, SHORT_CODE_LENGTH } from '../../../contract/tickets/ticket-short-code'

/**
 * The short code of a ticket, which stands below its QR code and is typed at the door. Made of the ticket's id, so that it never
 * changes. Of 10,000 tickets two have the same with a chance of one in twenty: a door that finds two shows both.
 */
export function shortCodeOf(ticketId: string): string {
  const digest = createHash('sha256').update(`short-code:${ticketId}`).digest()
  let rest = digest.readBigUInt64BE()
  const base = BigInt(SHORT_CODE_ALPHABET.length)
  let code = ''
  while (code.length < SHORT_CODE_LENGTH) {
    code += SHORT_CODE_ALPHABET[Number(rest % base)] ?? ''
    rest /= base
  }
  return code
}
