import { error, info, warn } from 'firebase-functions/logger'

/** Sentences of the log, each named once so that an alert can be set on it. */
const SENTENCES = {
  requestFailed: 'A request failed on our side',
  pageFailed: 'A public page could not be made',
  sessionNotChecked: 'The identity provider did not say whether a session still counts',
  appNotVerified: 'A request did not show that our own app sent it',
  appKeysUnread: 'The keys of App Check could not be read',
  callFailed: 'A call failed on our side',
  webhookIgnored: 'A webhook was about something that is not ours',
  webhookRefused: 'A webhook was refused',
  paymentUnderWay: 'A payment is under way',
  paymentFailed: 'A payment that was under way failed',
  paymentSettled: 'A payment was settled',
  paymentPageRefused: 'The payment provider would not make a payment page',
  paymentPageOutlived:
    'An order gave its tickets back after the end of its payment page, which could not be closed',
  paymentRefundedLate: 'A payment came too late and was refunded',
  secondPaymentKept: 'The payment provider would not give a second payment of an order back',
  refundSettled: 'A refund was settled',
  platformBalanceTooLow: 'The platform’s balance cannot pay a refund; it is asked for again',
  platformBalanceLow: 'The platform’s balance is low; refunds may have to wait',
  payoutsScheduled: 'Payouts of an organiser were paused, or go on',
  debtRecovered: 'An organiser’s debt was recovered from their balance',
  debtNotRecoverable: 'The payment provider would not take an organiser’s debt from their balance',
  debtEnded: 'An operator ended an organiser’s debt',
  endedDebtCancelled:
    'A debt that an operator had ended was for a refund that failed after all: give back what the organiser paid for it',
  disputeSettled: 'A dispute was settled',
  organiserNotRepaid: 'An organiser could not be paid again what a failed refund took from them',
  payoutRecorded: 'A payout was recorded',
  moneyDiffers: 'Our ledger and the payment provider differ',
  salesLose: 'Sales cost the platform more than their fee',
  moneyRepaired: 'What a lost webhook left was repaired',
  closingRefundFailed: 'A refund of a cancelled activity could not be asked for',
  orderGivenBack: 'A buyer gave free tickets back',
  orderCancelledByBuyer: 'A buyer cancelled what they had paid for',
  ticketsNotMailed: 'Tickets could not be mailed; the sweep tries again',
  maintenanceUnread: 'The maintenance switch could not be read; it counts as off',
  orderReleased: 'An order gave its tickets back',
  roomMoved: 'People were let in from a waiting room',
  waitListEnded: 'A wait-list for tickets has ended',
  accountDeleted: 'An account was deleted',
  accountSweepFailed: 'A sweep could not finish the move or the end of an account',
  uploadRefused: 'An uploaded file was refused',
  sweepFailed: 'A sweep could not finish one thing',
  providerPictureNotTaken:
    'A picture of an identity provider could not be copied; a later sign-in tries again',
  taskNotQueued: 'A task could not be queued; the sweep will do its work',
} as const

type Sentence = keyof typeof SENTENCES
type Facts = Record<string, unknown>

/** Structured log lines; facts are ids and words, never personal data. */
export const log = {
  info: (sentence: Sentence, facts: Facts) => info(SENTENCES[sentence], facts),
  warn: (sentence: Sentence, facts: Facts) => warn(SENTENCES[sentence], facts),
  error: (sentence: Sentence, facts: Facts) => error(SENTENCES[sentence], facts),
}
