import type { CallName, CallOutput, CallParsed, CallPiece, StreamedCallName } from '../../contract/api/calls'
import { acceptInvitation } from '../actions/invitations/accept-invitation'
import { addWalkIn } from '../actions/check-in/add-walk-in'
import { adoptGuest } from '../actions/accounts/adopt-guest'
import { applyPromoCode } from '../actions/promo-codes/apply-promo-code'
import { billInvoice } from '../actions/invoices/bill-invoice'
import { cancelOrder } from '../actions/orders/cancel-order'
import { cancelPaidOrder } from '../actions/orders/cancel-paid-order'
import { changeActivityStatus } from '../actions/activities/change-activity-status'
import { changeTeamRole, removeFromTeam } from '../actions/team/change-team'
import { checkInGuests } from '../actions/check-in/check-in-guests'
import { checkOrder } from '../actions/orders/check-order'
import { chooseNotifications } from '../actions/accounts/choose-notifications'
import { decideRsvp } from '../actions/rsvps/decide-rsvp'
import { deleteAccount } from '../actions/accounts/delete-account'
import { generateActivity } from '../actions/drafts/generate-activity'
import { discardDraft } from '../actions/drafts/end-draft'
import { enterWaitingRoom } from '../actions/waiting-room/enter-waiting-room'
import { leaveWaitingRoom } from '../actions/waiting-room/leave-waiting-room'
import { endCalendarFeed, makeCalendarFeed } from '../actions/calendars/make-calendar-feed'
import { giveBackOrder } from '../actions/orders/give-back-order'
import { holdTickets } from '../actions/orders/hold-tickets'
import { inviteToTeam, withdrawTeamInvitation } from '../actions/team/invite-to-team'
import { joinTeam } from '../actions/team/join-team'
import { joinWaitList } from '../actions/wait-list/join-wait-list'
import { leaveWaitList } from '../actions/wait-list/leave-wait-list'
import { importPicture } from '../actions/imports/import-picture'
import { listAttendees } from '../actions/tickets/list-attendees'
import { listAudit } from '../actions/audit/list-audit'
import { listDoor } from '../actions/check-in/list-door'
import { changeInvitation, listInvitations } from '../actions/invitations/list-invitations'
import { listInvoices, listMyInvoices } from '../actions/invoices/list-invoices'
import { listInvitees } from '../actions/invitations/list-invitees'
import { listMyActivities } from '../actions/activities/list-my-activities'
import { listKnownGoing } from '../actions/rsvps/list-known-going'
import { listMyTickets } from '../actions/tickets/list-my-tickets'
import { listTeam } from '../actions/team/list-team'
import { openDoor } from '../actions/check-in/open-door'
import { placeOrder } from '../actions/orders/place-order'
import { listDrafts, readDraft } from '../actions/drafts/read-drafts'
import { endDebt } from '../actions/debts/end-debt'
import { listDebts } from '../actions/debts/list-debts'
import { listOwedDebts, readPlatformMoney } from '../actions/reconciliation/read-platform-money'
import { listPayouts, readPayout, readPayoutBalance } from '../actions/payouts/list-payouts'
import { openPayoutDashboard } from '../actions/payouts/payout-method'
import { listOwnWaits, listWaitList } from '../actions/wait-list/read-wait-lists'
import { readTeamInvitation } from '../actions/team/read-team-invitation'
import { prepareEvidence, submitEvidence } from '../actions/disputes/answer-dispute'
import { readSoldOrder } from '../actions/orders/read-sold-order'
import { refundOrder } from '../actions/refunds/refund-order'
import { requestUpload } from '../actions/uploads/request-upload'
import { retryClosing } from '../actions/activities/retry-closing'
import { rewriteText } from '../actions/drafts/rewrite-text'
import { searchGifs } from '../actions/gifs/search-gifs'
import { readBusiness, saveBusiness } from '../actions/accounts/save-business'
import { saveDraft } from '../actions/drafts/save-draft'
import { listUpdates, sendUpdate } from '../actions/updates/send-update'
import { resendTickets } from '../actions/tickets/resend-tickets'
import { schedulePublishing } from '../actions/activities/schedule-publishing'
import { sendTicket, takeBackTicket } from '../actions/tickets/send-ticket'
import { signOutEverywhere } from '../actions/accounts/sign-out-everywhere'
import { suggestCovers } from '../actions/gifs/suggest-covers'
import { undoCheckIn } from '../actions/check-in/undo-check-in'
import { unlockTickets } from '../actions/promo-codes/unlock-tickets'
import { updateProfile } from '../actions/accounts/update-profile'
import { useGif } from '../actions/gifs/use-gif'
import { writeNote } from '../actions/orders/write-note'
import type { Actor } from '../actions/access/identify'

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
  joinWaitList,
  leaveWaitList,
  listOwnWaits: (by, input) => listOwnWaits(by, input),
  listWaitList: (by, input) => listWaitList(by, input),
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
  makeCalendarFeed: (by, _, now) => makeCalendarFeed(by, now),
  endCalendarFeed: (by, _, now) => endCalendarFeed(by, now),
  signOutEverywhere: (by, _, now) => signOutEverywhere(by, now),
  acceptInvitation,
  deleteAccount: (by, { confirmation }, now) => deleteAccount(by, confirmation, now),
  readPlatformMoney: (by) => readPlatformMoney(by),
  listOwedDebts: (by, input) => listOwedDebts(by, input),
  endDebt,
}
