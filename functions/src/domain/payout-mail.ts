import { formatMoney } from '../../contract/money'
import type { Payout } from '../../contract/payout'
import { failureInWords } from '../../contract/payout-words'
import { escapeHtml, oneLine, page } from './mails'
import type { MailMessage } from './mails'

/** The mail to an organiser whose payout came back from their bank. */
export function payoutFailedMail(
  { amount, currency, failureCode }: Pick<Payout, 'amount' | 'currency' | 'failureCode'>,
  payouts: string,
): MailMessage {
  const money = formatMoney(amount, currency)
  const title = `A payout of ${money} did not reach you`
  const { reason, advice } = failureInWords(failureCode)
  const lines = [reason, advice, 'The money is safe: it is in your balance at Stripe again.']
  return {
    subject: oneLine(title),
    text: [title, ...lines, `Open your payouts: ${payouts}`].join('\n\n'),
    html: page(
      title,
      `<h1 style="font-size:26px">${escapeHtml(title)}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}
<p><a href="${escapeHtml(payouts)}">Open your payouts</a></p>`,
    ),
    attachments: [],
  }
}
