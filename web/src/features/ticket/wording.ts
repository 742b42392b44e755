import type { TicketStatus } from 'functions/contract/ticket'

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
}
