import type { TicketStatus } from 'functions/contract/tickets/ticket'

/** Every word of tickets. */
export const ticketWording = {
  qr: (title: string, holder: string) => `QR code of the ticket ${title} for ${holder}. Show it at the door.`,
  admits: 'Admits one',
  status: {
    valid: 'Valid',
    used: 'Used',
    blocked: 'Blocked',
    void: 'Void',
  } satisfies Record<TicketStatus, string>,
  showAtDoor: 'Show this at the door.',
  number: 'Ticket',
  cancellable: (when: string) => `The order can be cancelled until ${when}.`,
  sentTo: (name: string) => `Sent to ${name}`,
  receivedFrom: (name: string) => `From ${name}`,
  send: {
    open: 'Send to somebody else',
    title: (type: string) => `Send “${type}” to somebody`,
    help: 'They get a ticket of their own by mail. Yours stops working at once. Until they open it, you can take it back.',
    fullName: 'Their name',
    email: 'Their email',
    action: 'Send the ticket',
    sent: (name: string) => `The ticket is on its way to ${name}`,
    takeBack: 'Take it back',
    back: 'The ticket is yours again',
  },
  find: {
    heading: 'Bought without an account?',
    text: 'We mail you a link to the tickets that were bought with your address.',
    email: 'Email',
    action: 'Mail me a link',
    doneTitle: 'Look into your mail',
    done: (email: string) =>
      `If tickets to something that is coming were bought with ${email}, a link to them is on its way. It works for an hour.`,
    again: 'Try another address',
  },
}
