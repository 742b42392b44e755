import { formatMoney } from '../../../contract/pricing/money-format'
import type { Payout } from '../../../contract/payouts/payout'
import { failureInWords } from '../../../contract/payouts/payout-words'
import type { MailMessage } from '../mail/mails'
import { mailOnPayouts } from './mail-on-payouts'

/** The mail to an organiser whose payout came back from their bank. */
export function payoutFailedMail(
  { amount, currency, failureCode }: Pick<Payout, 'amount' | 'currency' | 'failureCode'>,
  payouts: string,
): MailMessage {
  const money = formatMoney(amount, currency)
  const title = `A payout of ${money} did not reach you`
  const { reason, advice } = failureInWords(failureCode)
  const lines = [reason, advice, 'The money is safe: it is in your balance at Stripe again.']
  return mailOnPayouts(title, lines, payouts)
}
