import type { CallName, CallOutput, CallParsed, CallPiece, StreamedCallName } from '../../contract/calls'
import { acceptInvitation } from '../actions/accept-invitation'
import { addWalkIn } from '../actions/add-walk-in'
import { adoptGuest } from '../actions/adopt-guest'
import { applyPromoCode } from '../actions/apply-promo-code'
import { billInvoice } from '../actions/bill-invoice'
import { cancelOrder } from '../actions/cancel-order'
import { cancelPaidOrder } from '../actions/cancel-paid-order'
import { changeActivityStatus } from '../actions/change-activity-status'
import { changeTeamRole, removeFromTeam } from '../actions/change-team'
import { checkInGuests } from '../actions/check-in-guests'
import { checkOrder } from '../actions/check-order'
import { chooseNotifications } from '../actions/choose-notifications'
import { decideRsvp } from '../actions/decide-rsvp'
import { deleteAccount } from '../actions/delete-account'
import { generateActivity } from '../actions/generate-activity'
import { discardDraft } from '../actions/end-draft'
import { enterWaitingRoom } from '../actions/enter-waiting-room'
import { leaveWaitingRoom } from '../actions/leave-waiting-room'
import { endFeed, makeFeed } from '../actions/make-feed'
import { giveBackOrder } from '../actions/give-back-order'
import { holdTickets } from '../actions/hold-tickets'
import { inviteToTeam, withdrawTeamInvitation } from '../actions/invite-to-team'
import { joinTeam } from '../actions/join-team'
import { joinTicketLine } from '../actions/join-ticket-line'
import { leaveTicketLine } from '../actions/leave-ticket-line'
import { importPicture } from '../actions/import-picture'
import { listAttendees } from '../actions/list-attendees'
import { listAudit } from '../actions/list-audit'
import { listDoor } from '../actions/list-door'
import { changeInvitation, listInvitations } from '../actions/list-invitations'
import { listInvoices, listMyInvoices } from '../actions/list-invoices'
import { listInvitees } from '../actions/list-invitees'
import { listMyActivities } from '../actions/list-my-activities'
import { listKnownGoing } from '../actions/list-known-going'
import { listMyTickets } from '../actions/list-my-tickets'
import { listTeam } from '../actions/list-team'
import { openDoor } from '../actions/open-door'
import { placeOrder } from '../actions/place-order'
import { listDrafts, readDraft } from '../actions/read-drafts'
import { endDebt } from '../actions/end-debt'
import { listDebts } from '../actions/list-debts'
import { listOwedDebts, readPlatformMoney } from '../actions/read-platform-money'
import { listPayouts, readPayout, readPayoutBalance } from '../actions/list-payouts'
import { openPayoutDashboard } from '../actions/payout-method'
import { listOwnWaits, listTicketLine } from '../actions/read-ticket-lines'
import { readTeamInvitation } from '../actions/read-team-invitation'
import { prepareEvidence, submitEvidence } from '../actions/answer-dispute'
import { readSoldOrder } from '../actions/read-sold-order'
import { refundOrder } from '../actions/refund-order'
import { requestUpload } from '../actions/request-upload'
import { retryClosing } from '../actions/retry-closing'
import { rewriteText } from '../actions/rewrite-text'
import { searchGifs } from '../actions/search-gifs'
import { readBusiness, saveBusiness } from '../actions/save-business'
import { saveDraft } from '../actions/save-draft'
import { listUpdates, sendUpdate } from '../actions/send-update'
import { resendTickets } from '../actions/resend-tickets'
import { schedulePublishing } from '../actions/schedule-publishing'
import { sendTicket, takeBackTicket } from '../actions/send-ticket'
import { signOutEverywhere } from '../actions/sign-out-everywhere'
import { suggestCovers } from '../actions/suggest-covers'
import { undoCheckIn } from '../actions/undo-check-in'
import { unlockTickets } from '../actions/unlock-tickets'
import { updateProfile } from '../actions/update-profile'
import { useGif } from '../actions/use-gif'
import { writeNote } from '../actions/write-note'
import type { Actor } from '../actions/identify'

/** Who reads a call as a stream: takes its pieces, and may give up. */
export interface Listener<N extends CallName> {
  readonly emit: N extends StreamedCallName ? (piece: CallPiece<N>) => void : undefined
  readonly signal: AbortSignal | undefined
}

/** What each callable does: one action. */
export const HANDLERS: {
  [N in CallName]: (
    by: Actor,
    input: CallParsed<N>,
    now: string,
    listener: Listener<N>,
  ) => Promise<CallOutput<N>>
} = {
  requestUpload,
  generateActivity,
  rewriteText,
  suggestCovers,
  searchGifs,
  useGif,
  importPicture,
  changeActivityStatus,
  saveDraft,
  readDraft: (by, { key }) => readDraft(by, key),
  listDrafts: (by) => listDrafts(by),
  discardDraft: async (by, input) => {
    await discardDraft(by, input)
    return {}
  },
  schedulePublishing,
  listMyActivities,
  listMyTickets,
  sendTicket,
  takeBackTicket: (by, { ticketId }, now) => takeBackTicket(by, ticketId, now),
  listAttendees: (by, input) => listAttendees(by, input),
  decideRsvp,
  listInvitations: (by, input) => listInvitations(by, input),
  listInvitees: (by, input) => listInvitees(by, input),
  changeInvitation,
  sendUpdate,
  listUpdates: (by, input) => listUpdates(by, input),
  listKnownGoing: (by, input) => listKnownGoing(by, input),
  unlockTickets,
  holdTickets,
  enterWaitingRoom,
  leaveWaitingRoom,
  applyPromoCode,
  placeOrder,
  checkOrder: (by, { orderId }, now) => checkOrder(by, orderId, now),
  cancelOrder: (by, { orderId }, now) => cancelOrder(by, orderId, now),
  listMyInvoices: (by, { shareRef }) => listMyInvoices(by, shareRef),
  billInvoice,
  listInvoices: (by, input) => listInvoices(by, input),
  joinTicketLine,
  leaveTicketLine,
  listOwnWaits: (by, input) => listOwnWaits(by, input),
  listTicketLine: (by, input) => listTicketLine(by, input),
  writeNote,
  readSoldOrder: (by, input) => readSoldOrder(by, input),
  refundOrder,
  prepareEvidence: (by, input) => prepareEvidence(by, input),
  submitEvidence,
  retryClosing,
  readPayoutBalance: (by, _, now) => readPayoutBalance(by, now),
  listPayouts,
  readPayout,
  listDebts,
  openPayoutDashboard: (by) => openPayoutDashboard(by),
  resendTickets,
  giveBackOrder: (by, { orderId }, now) => giveBackOrder(by, orderId, now),
  cancelPaidOrder,
  listTeam,
  inviteToTeam,
  withdrawTeamInvitation,
  readTeamInvitation,
  joinTeam,
  changeTeamRole,
  removeFromTeam,
  listAudit: (by, input) => listAudit(by, input),
  openDoor: (by, { shareRef }) => openDoor(by, shareRef),
  listDoor,
  checkInGuests,
  undoCheckIn,
  addWalkIn,
  adoptGuest: (by, { guestToken }, now) => adoptGuest(by, guestToken, now),
  updateProfile,
  chooseNotifications,
  readBusiness: (by) => readBusiness(by),
  saveBusiness,
  makeFeed: (by, _, now) => makeFeed(by, now),
  endFeed: (by, _, now) => endFeed(by, now),
  signOutEverywhere: (by, _, now) => signOutEverywhere(by, now),
  acceptInvitation,
  deleteAccount: (by, { confirmation }, now) => deleteAccount(by, confirmation, now),
  readPlatformMoney: (by) => readPlatformMoney(by),
  listOwedDebts: (by, input) => listOwedDebts(by, input),
  endDebt,
}
