import type { NotificationChoice, NotificationChoices } from '../../../contract/accounts/user'

/** Mails that nobody chooses: they are part of what was bought, or keep the account safe. */
type AlwaysSent = 'tickets' | 'refunds' | 'cancellations' | 'security'

/** What a mail is about. */
export type MailKind = NotificationChoice | AlwaysSent

function isChoice(kind: MailKind, choices: NotificationChoices): kind is NotificationChoice {
  return kind in choices
}

/** Whether a person wants a mail of a kind; those that are not a choice are always sent. */
export function mayMail(choices: NotificationChoices, kind: MailKind): boolean {
  return isChoice(kind, choices) ? choices[kind] : true
}
