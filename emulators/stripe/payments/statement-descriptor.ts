import { invalidRequest } from '../http/stripe-error'

/** What stands on the statement of a card: the account's own name, and what this payment is for. */
const LONGEST = 22

/** The account's name and the suffix, as they are put together. */
export const descriptorOf = (prefix: string, suffix: string | null | undefined): string =>
  suffix ? `${prefix}* ${suffix}` : prefix

/**
 * Throws where a suffix cannot stand on a statement (Statement descriptors,
 * https://docs.stripe.com/get-started/account/statement-descriptors): Latin characters without `< > \ ' " *`, at least
 * one letter, and with the prefix, the asterisk and the space no more than 22 characters.
 */
export function requireSuffix(prefix: string, suffix: string, param: string): void {
  if (/[<>\\'"*]/.test(suffix)) {
    const message = `The statement descriptor suffix must not contain any of these characters: <, >, \\, ', ", *. Received: ${suffix}`
    throw invalidRequest(message, { param })
  }
  if (!/^[\u0020-\u007e\u00a0-\u024f]*$/.test(suffix)) {
    throw invalidRequest('The statement descriptor suffix must contain only Latin characters.', { param })
  }
  if (!/\p{L}/u.test(suffix)) {
    throw invalidRequest('The statement descriptor suffix must contain at least one letter.', { param })
  }
  if (descriptorOf(prefix, suffix).length > LONGEST) {
    const message = `The statement descriptor must be no more than ${LONGEST} characters with its prefix (${prefix}), the asterisk and the space. Received: ${descriptorOf(prefix, suffix)}`
    throw invalidRequest(message, { param })
  }
}
