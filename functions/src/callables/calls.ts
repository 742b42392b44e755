import type { CallName, CallOutput, CallParsed } from '../../contract/calls'
import { adoptGuest } from '../actions/adopt-guest'
import { applyPromoCode } from '../actions/apply-promo-code'
import { cancelOrder } from '../actions/cancel-order'
import { changeActivityStatus } from '../actions/change-activity-status'
import { changeTeamRole, removeFromTeam } from '../actions/change-team'
import { checkOrder } from '../actions/check-order'
import { chooseNotifications } from '../actions/choose-notifications'
import { deleteAccount } from '../actions/delete-account'
import { endFeed, makeFeed } from '../actions/make-feed'
import { holdTickets } from '../actions/hold-tickets'
import { inviteToTeam, withdrawTeamInvitation } from '../actions/invite-to-team'
import { joinTeam } from '../actions/join-team'
import { listAttendees } from '../actions/list-attendees'
import { listAudit } from '../actions/list-audit'
import { listMyActivities } from '../actions/list-my-activities'
import { listMyTickets } from '../actions/list-my-tickets'
import { listTeam } from '../actions/list-team'
import { placeOrder } from '../actions/place-order'
import { requestUpload } from '../actions/request-upload'
import { schedulePublishing } from '../actions/schedule-publishing'
import { signOutEverywhere } from '../actions/sign-out-everywhere'
import { updateProfile } from '../actions/update-profile'
import type { Actor } from '../actions/identify'

/** What each callable does: one action. */
export const HANDLERS: {
  [N in CallName]: (by: Actor, input: CallParsed<N>, now: string) => Promise<CallOutput<N>>
} = {
  requestUpload,
  changeActivityStatus,
  schedulePublishing,
  listMyActivities,
  listMyTickets,
  listAttendees: (by, input) => listAttendees(by, input),
  holdTickets,
  applyPromoCode,
  placeOrder,
  checkOrder: (by, { orderId }, now) => checkOrder(by, orderId, now),
  cancelOrder: (by, { orderId }, now) => cancelOrder(by, orderId, now),
  listTeam,
  inviteToTeam,
  withdrawTeamInvitation,
  joinTeam,
  changeTeamRole,
  removeFromTeam,
  listAudit: (by, input) => listAudit(by, input),
  adoptGuest: (by, { guestToken }, now) => adoptGuest(by, guestToken, now),
  updateProfile,
  chooseNotifications,
  makeFeed: (by, _, now) => makeFeed(by, now),
  endFeed: (by, _, now) => endFeed(by, now),
  signOutEverywhere: (by, _, now) => signOutEverywhere(by, now),
  deleteAccount: (by, { confirmation }, now) => deleteAccount(by, confirmation, now),
}
