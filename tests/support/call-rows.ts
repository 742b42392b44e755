import { randomUUID } from 'node:crypto'
import type { CallName } from 'functions/contract/api/calls'
import { DELETION_PHRASE } from 'functions/contract/accounts/user'
import { invitationToken } from '../../functions/src/domain/invitations/invitation-token'
import { billedTo, details, draftContent } from './activities'
import { scan, walkIn } from './door'
import { refund } from './refunds'
import { stack } from './stack'
import { byOrder, THERE, organiser, signedIn, account, runsIt, audience, helper, buyer } from './role-matrix'
import type { Row } from './role-matrix'

/** Tokens of guests, one for each knock. */
export const passersBy: string[] = []

/** What each callable is asked, and whom it opens to. */
export const CALL_ROWS: Record<CallName, Row> = {
  requestUpload: { input: () => ({ contentType: 'image/png', size: 4 }), opens: account },
  generateActivity: {
    input: () => ({ description: 'A walk by the river', timezone: 'UTC' }),
    opens: account,
  },
  rewriteText: {
    input: () => ({ text: 'A walk. By the river.', wish: 'shorter', kind: 'description' }),
    opens: account,
  },
  suggestCovers: { input: () => ({ title: 'A party' }), opens: account },
  searchGifs: { input: () => ({ query: 'party' }), opens: account },
  useGif: { input: () => ({ id: 'confetti' }), opens: account },
  importPicture: {
    input: () => ({ url: `${stack().TURNOUT_ORIGIN}/covers/book-club.webp` }),
    opens: account,
  },
  changeActivityStatus: { input: ({ shareRef }) => ({ shareRef, status: 'active' }), opens: organiser },
  // Everybody has drafts of their own: there is no other's to ask for.
  saveDraft: { input: () => ({ key: 'draft-of-mine', draft: draftContent(), basis: 0 }), opens: account },
  readDraft: { input: () => ({ key: 'draft-of-mine' }), opens: account },
  listDrafts: { input: () => ({}), opens: account },
  discardDraft: { input: () => ({ key: 'draft-of-mine' }), opens: account },
  schedulePublishing: { input: ({ shareRef }) => ({ shareRef, publishAt: null }), opens: organiser },
  listMyActivities: { input: () => ({ kind: 'hosting' }), opens: signedIn },
  listMyTickets: { input: () => ({}), opens: signedIn },
  // Nobody has such a ticket: it answers alike whoever asks.
  sendTicket: {
    input: () => ({ ticketId: 'no-such-ticket', to: { fullName: 'Rita', email: 'rita@example.com' } }),
    opens: {},
  },
  takeBackTicket: { input: () => ({ ticketId: 'no-such-ticket' }), opens: {} },
  listAttendees: { input: ({ shareRef }) => ({ shareRef }), opens: organiser },
  decideRsvp: {
    input: ({ shareRef, goerUid: uid }) => ({ shareRef, uid, decision: 'approve' }),
    opens: organiser,
  },
  listInvitations: { input: ({ shareRef }) => ({ shareRef }), opens: organiser },
  listInvitees: { input: ({ shareRef }) => ({ shareRef }), opens: organiser },
  changeInvitation: {
    input: ({ shareRef, invitationId }) => ({ shareRef, invitationId, change: 'revoke' }),
    opens: organiser,
  },
  sendUpdate: {
    input: ({ shareRef }) => {
      const words = { to: ['waiting'], subject: 'News', text: 'There is some.' }
      return { shareRef, ...words, idempotencyKey: randomUUID() }
    },
    opens: organiser,
  },
  listUpdates: { input: ({ shareRef }) => ({ shareRef }), opens: audience },
  listKnownGoing: { input: ({ shareRef }) => ({ shareRef }), opens: audience },
  // No code opens anything: it answers like one that does not exist.
  unlockTickets: { input: ({ shareRef }) => ({ shareRef, code: 'NOSUCH' }), opens: audience, isIdle: true },
  holdTickets: {
    input: ({ shareRef, ticketTypeRef }) => {
      return { shareRef, items: [{ ticketTypeRef, quantity: 1 }], idempotencyKey: randomUUID() }
    },
    opens: audience,
  },
  enterWaitingRoom: { input: ({ shareRef }) => ({ shareRef }), opens: audience },
  leaveWaitingRoom: { input: ({ shareRef }) => ({ shareRef }), opens: audience },
  // In the order in which an order lives, so that each finds its own order open.
  applyPromoCode: { input: ({ orderId }) => ({ orderId, code: null }), opens: buyer },
  placeOrder: { input: ({ orderId }) => details(orderId), opens: buyer },
  checkOrder: { input: byOrder, opens: buyer },
  cancelOrder: { input: byOrder, opens: buyer },
  listMyInvoices: { input: ({ shareRef }) => ({ shareRef }), opens: signedIn },
  // What is free has no invoice: it answers alike whose the order is.
  billInvoice: { input: ({ orderId }) => ({ orderId, billedTo: billedTo() }), opens: {} },
  listInvoices: { input: ({ shareRef }) => ({ shareRef }), opens: organiser },
  joinWaitList: {
    input: ({ shareRef, soldOutRef: ticketTypeRef }) => {
      const person = { fullName: 'Wendy Waits', email: 'wendy@example.com' }
      return { shareRef, ticketTypeRef, quantity: 1, person }
    },
    opens: audience,
  },
  leaveWaitList: {
    input: ({ shareRef, soldOutRef: ticketTypeRef }) => ({ shareRef, ticketTypeRef }),
    opens: audience,
  },
  listOwnWaits: { input: ({ shareRef }) => ({ shareRef }), opens: signedIn },
  listWaitList: {
    input: ({ shareRef, soldOutRef: ticketTypeRef }) => ({ shareRef, ticketTypeRef }),
    opens: organiser,
  },
  writeNote: {
    input: ({ shareRef, orderId }) => ({ shareRef, orderId, text: 'Vegan' }),
    opens: organiser,
  },
  readSoldOrder: { input: ({ shareRef, orderId }) => ({ shareRef, orderId }), opens: organiser },
  // Nothing was paid for the order, nothing is disputed and nothing is cancelled.
  refundOrder: {
    input: ({ shareRef, orderId }) => ({ shareRef, orderId, ...refund() }),
    opens: organiser,
    isIdle: true,
  },
  prepareEvidence: {
    input: ({ shareRef, orderId }) => ({ shareRef, orderId }),
    opens: organiser,
    isIdle: true,
  },
  submitEvidence: {
    input: ({ shareRef, orderId }) => ({ shareRef, orderId, remark: '' }),
    opens: organiser,
    isIdle: true,
  },
  retryClosing: { input: ({ shareRef }) => ({ shareRef }), opens: organiser, isIdle: true },
  readPayoutBalance: { input: () => ({}), opens: account },
  listPayouts: { input: () => ({}), opens: account },
  // Nobody was ever paid out.
  readPayout: { input: () => ({ payoutId: 'po_1NoSuchPayout' }), opens: {} },
  listDebts: { input: () => ({}), opens: account },
  openPayoutDashboard: { input: () => ({}), opens: account, isIdle: true },
  resendTickets: { input: ({ shareRef, orderId }) => ({ shareRef, orderId }), opens: organiser },
  giveBackOrder: { input: byOrder, opens: buyer },
  // Nothing was paid for the order.
  cancelPaidOrder: { input: ({ orderId }) => ({ orderId, amount: 100 }), opens: buyer, isIdle: true },
  listTeam: { input: ({ shareRef }) => ({ shareRef }), opens: organiser },
  inviteToTeam: { input: ({ shareRef }) => ({ shareRef, role: 'manager' }), opens: organiser },
  // Nobody has the link: it answers alike whose the activity is.
  withdrawTeamInvitation: {
    input: ({ shareRef }) => ({ shareRef, invitationId: 'no-such-invitation' }),
    opens: {},
  },
  readTeamInvitation: {
    input: ({ shareRef }) => ({ shareRef, token: 'x'.repeat(32) }),
    opens: helper,
  },
  joinTeam: {
    input: ({ shareRef }) => ({ shareRef, token: 'x'.repeat(32), name: 'Nobody' }),
    opens: helper,
  },
  changeTeamRole: { input: ({ shareRef }) => ({ shareRef, uid: 'nobody', role: 'door' }), opens: {} },
  removeFromTeam: {
    input: ({ shareRef }) => ({ shareRef, uid: 'nobody' }),
    opens: helper,
  },
  listAudit: { input: ({ shareRef }) => ({ shareRef }), opens: organiser },
  openDoor: { input: ({ shareRef }) => ({ shareRef }), opens: helper },
  listDoor: { input: ({ shareRef }) => ({ shareRef }), opens: helper },
  checkInGuests: { input: ({ shareRef }) => ({ shareRef, scans: [scan()] }), opens: helper },
  // Nobody is in by that scan: it answers alike whose the activity is.
  undoCheckIn: { input: ({ shareRef }) => ({ shareRef, ...scan() }), opens: {} },
  addWalkIn: { input: ({ shareRef }) => ({ shareRef, ...walkIn() }), opens: helper },
  adoptGuest: { input: () => ({ guestToken: passersBy.pop() }), opens: account },
  updateProfile: { input: () => ({ bio: 'By the river' }), opens: account },
  chooseNotifications: { input: () => ({ reminders: false }), opens: account },
  readBusiness: { input: () => ({}), opens: account },
  saveBusiness: { input: () => ({ name: 'River Walks Ltd', address: '', taxId: '' }), opens: account },
  makeCalendarFeed: { input: () => ({}), opens: account },
  endCalendarFeed: { input: () => ({}), opens: account },
  signOutEverywhere: { input: () => ({}), opens: account, endsSignIn: true },
  deleteAccount: { input: () => ({ confirmation: DELETION_PHRASE }), opens: signedIn, endsSignIn: true },
  // Last of all: whoever has followed a link belongs to the audience from then on.
  acceptInvitation: {
    input: ({ shareRef, invitationId }) => {
      return {
        shareRef,
        token: invitationToken(process.env['LINK_SIGNING_KEY'] ?? '', shareRef, invitationId),
      }
    },
    opens: { guest: THERE, verified: THERE, invited: THERE },
  },
  readPlatformMoney: { input: () => ({}), opens: runsIt },
  listOwedDebts: { input: () => ({}), opens: runsIt },
  // Nobody owes anything.
  endDebt: { input: () => ({ debtId: 're_1NoSuchDebt', note: 'Paid by bank' }), opens: {} },
}
