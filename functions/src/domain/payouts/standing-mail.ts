import type { PayoutStanding } from '../../../contract/payouts/payout'
import { requirementsInWords } from '../../../contract/payouts/payout-words'
import type { Instant } from '../../../contract/time'
import type { MailMessage } from '../mail/mails'
import { mailOnPayouts } from './mail-on-payouts'

/** What an organiser has to hear of: sales stopped, or will stop after a day. */
export type StandingNews = 'stopped' | 'due'

/** What is new in where an organiser stands, of what they have to hear. */
export function standingNews(before: PayoutStanding, next: PayoutStanding): StandingNews | undefined {
  if (next.status === 'ready') {
    return next.deadline !== null && next.deadline !== before.deadline ? 'due' : undefined
  }
  const isStopped = next.status !== 'pending' && next.status !== 'none'
  return isStopped && before.status === 'ready' ? 'stopped' : undefined
}

/** Names what is new, so that it is told once. */
export function standingMailId(
  accountId: string,
  news: StandingNews,
  { deadline }: PayoutStanding,
  now: Instant,
): string {
  const day = (news === 'due' ? (deadline ?? now) : now).slice(0, 10)
  return `payouts-${news}-${accountId}-${day}`
}

const STOPPED: Partial<Record<PayoutStanding['status'], string>> = {
  disabled:
    'Stripe has closed your account. Refunds still work; Stripe’s support tells you what can be done.',
  deauthorised: 'You disconnected your Stripe account. Refunds still work. Connect one to sell again.',
}

function linesOf(standing: PayoutStanding, news: StandingNews): [title: string, lines: string[]] {
  const { status, requirementsDue, deadline } = standing
  const due = requirementsInWords(requirementsDue)
  const needed = due.length > 0 ? [`Stripe needs: ${due.join(', ')}.`] : []
  if (news === 'due') {
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
    const until = day.format(new Date(deadline ?? 0))
    return [`Stripe needs something from you by ${until}`, [...needed, 'After that, payouts stop.']]
  }
  const why = STOPPED[status] ?? 'Stripe has stopped your payouts until it knows more. Your money is safe.'
  return ['Your tickets are not on sale any more', [why, ...needed]]
}

/** The mail to an organiser whose sales stopped, or will stop if they do nothing. */
export function standingMail(standing: PayoutStanding, news: StandingNews, payouts: string): MailMessage {
  const [title, lines] = linesOf(standing, news)
  return mailOnPayouts(title, lines, payouts)
}
