import { z } from 'zod'
import type { Access } from './access'
import { RetryClosing } from './activity-closing'
import { DraftedField, GenerateActivity, GeneratedActivity, RewriteText, RewrittenText } from './ai-draft'
import { ActivitySaved, ActivityStatus, PublishingScheduled, SchedulePublishing } from './activity'
import { KnownGoing, ListKnownGoing } from './connection'
import { DiscardDraft, DraftList, DraftRead, DraftRef, DraftSaved, SaveDraft } from './activity-draft'
import { AttendeePage, ListAttendees, ResendTickets, WriteNote } from './attendee'
import {
  AddWalkIn,
  CheckInGuests,
  CheckInUndone,
  Door,
  DoorPage,
  DoorRef,
  GuestsCheckedIn,
  ListDoor,
  UndoCheckIn,
  WalkInAdded,
} from './door'
import { FeedMade } from './feed'
import { GifPage, SearchGifs, SuggestCovers, UsedGif, UseGif } from './gif'
import { ShareRef } from './ids'
import { ImportPicture, PictureImported } from './import'
import {
  AcceptInvitation,
  ChangeInvitation,
  InvitationAccepted,
  InvitationInfo,
  InvitationPage,
  InviteePage,
  ListInvitations,
  ListInvitees,
} from './invitation'
import {
  BillInvoice,
  Business,
  Invoice,
  InvoicePage,
  ListInvoices,
  ListMyInvoices,
  MyInvoices,
} from './invoice'
import { ListMyActivities, MyActivitiesPage } from './my-activities'
import {
  ApplyPromoCode,
  CancelPaidOrder,
  HoldTickets,
  Order,
  OrderRef,
  PlaceOrder,
  PlacedOrder,
  TicketsUnlocked,
  UnlockTickets,
} from './order'
import { ListPayouts, PayoutBalance, PayoutPage, PayoutRead, ReadPayout } from './payout-list'
import { PayoutLink } from './payout'
import { RefundOrder } from './refund'
import { EvidencePrepared, SoldOrder, SoldOrderRef, SubmitEvidence } from './sold-order'
import {
  AuditPage,
  ChangeTeamRole,
  InviteToTeam,
  JoinTeam,
  ListAudit,
  ReadTeamInvitation,
  RemoveFromTeam,
  Team,
  TeamInvitationShown,
  TeamInvited,
  TeamJoined,
  TeamRef,
  WithdrawTeamInvitation,
} from './team'
import { DecideRsvp, RsvpDecided } from './rsvp'
import { ListMyTickets, SendTicket, Ticket, TicketPage, TicketRef } from './ticket'
import {
  JoinTicketLine,
  ListOwnWaits,
  ListTicketLine,
  OwnWait,
  OwnWaits,
  TicketLinePage,
  TicketLineRef,
} from './ticket-line'
import { ListUpdates, SendUpdate, UpdateInfo, UpdateList } from './update'
import { RequestUpload, UploadTicket } from './upload'
import {
  AccountClosing,
  AdoptGuest,
  ChooseNotifications,
  DeleteAccount,
  GuestAdopted,
  NotificationChoices,
  Profile,
  UpdateProfile,
} from './user'
import { OwnPlace, WaitingRoomRef } from './waiting-room'

export { REGION } from './call-path'

/** One callable function. */
export interface Call {
  readonly access: Exclude<Access, 'public'>
  readonly summary: string
  readonly input: z.ZodType
  readonly output: z.ZodType
  /** What comes piece by piece before the answer, for a client that reads the call as a stream. */
  readonly piece?: z.ZodType
}

/** Everything a signed-in person does that the specification's HTTP paths do not cover. */
export const CALLS = {
  requestUpload: {
    access: 'verified',
    summary: 'Ask for a place to upload a picture to',
    input: RequestUpload,
    output: UploadTicket,
  },
  generateActivity: {
    access: 'verified',
    summary: "Draft an activity from the person's words, field by field",
    input: GenerateActivity,
    output: GeneratedActivity,
    piece: DraftedField,
  },
  rewriteText: {
    access: 'verified',
    summary: 'Write a text anew: shorter, warmer, more formal',
    input: RewriteText,
    output: RewrittenText,
  },
  suggestCovers: {
    access: 'verified',
    summary: 'Animated pictures that go with a draft',
    input: SuggestCovers,
    output: GifPage,
  },
  searchGifs: {
    access: 'verified',
    summary: 'Search animated pictures',
    input: SearchGifs,
    output: GifPage,
  },
  useGif: {
    access: 'verified',
    summary: 'Take an animated picture over as an upload',
    input: UseGif,
    output: UsedGif,
  },
  importPicture: {
    access: 'verified',
    summary: 'Make a picture of another site one of the own',
    input: ImportPicture,
    output: PictureImported,
  },
  changeActivityStatus: {
    access: 'verified',
    summary: 'Publish, pause, cancel or delete an activity',
    input: z.strictObject({ shareRef: ShareRef, status: ActivityStatus }),
    output: ActivitySaved,
  },
  saveDraft: {
    access: 'verified',
    summary: 'Keep what the person is writing, complete or not, for all their devices',
    input: SaveDraft,
    output: DraftSaved,
  },
  readDraft: {
    access: 'verified',
    summary: 'A draft of their own as it was last kept',
    input: DraftRef,
    output: DraftRead,
  },
  listDrafts: {
    access: 'verified',
    summary: 'All drafts of their own',
    input: z.strictObject({}),
    output: DraftList,
  },
  discardDraft: {
    access: 'verified',
    summary: 'Throw a draft away',
    input: DiscardDraft,
    output: z.object({}),
  },
  schedulePublishing: {
    access: 'verified',
    summary: 'Have a draft published at a time to come, or not any more',
    input: SchedulePublishing,
    output: PublishingScheduled,
  },
  listMyActivities: {
    access: 'guest',
    summary: 'The activities that the person hosts or goes to',
    input: ListMyActivities,
    output: MyActivitiesPage,
  },
  listMyTickets: {
    access: 'guest',
    summary: "The person's tickets to what is coming",
    input: ListMyTickets,
    output: TicketPage,
  },
  sendTicket: {
    access: 'guest',
    summary: 'Send a ticket on to somebody else: the old code is void, they get a new one by mail',
    input: SendTicket,
    output: Ticket,
  },
  takeBackTicket: {
    access: 'guest',
    summary: 'Take a ticket back that was sent on and not opened yet',
    input: TicketRef,
    output: Ticket,
  },
  listAttendees: {
    access: 'verified',
    summary: 'The settled orders of an activity, for its organiser',
    input: ListAttendees,
    output: AttendeePage,
  },
  decideRsvp: {
    access: 'verified',
    summary: 'Let somebody who wants to go in, or not',
    input: DecideRsvp,
    output: RsvpDecided,
  },
  listInvitations: {
    access: 'verified',
    summary: 'The invitations to an activity and what came of them',
    input: ListInvitations,
    output: InvitationPage,
  },
  listInvitees: {
    access: 'verified',
    summary: "The person's connections, and where each stands with an activity",
    input: ListInvitees,
    output: InviteePage,
  },
  changeInvitation: {
    access: 'verified',
    summary: 'Send an invitation again, or end it',
    input: ChangeInvitation,
    output: InvitationInfo,
  },
  sendUpdate: {
    access: 'verified',
    summary: 'Write to some of the people of an activity',
    input: SendUpdate,
    output: UpdateInfo,
  },
  listUpdates: {
    access: 'guest',
    summary: 'What the organiser of an activity wrote to the person',
    input: ListUpdates,
    output: UpdateList,
  },
  listKnownGoing: {
    access: 'guest',
    summary: "The person's connections who go to an activity and let it be seen",
    input: ListKnownGoing,
    output: KnownGoing,
  },
  unlockTickets: {
    access: 'guest',
    summary: 'The hidden ticket types that a promo code opens',
    input: UnlockTickets,
    output: TicketsUnlocked,
  },
  holdTickets: {
    access: 'guest',
    summary: 'Hold tickets for fifteen minutes',
    input: HoldTickets,
    output: Order,
  },
  enterWaitingRoom: {
    access: 'guest',
    summary: 'Take a place in line to buy tickets, or see how far it has come',
    input: WaitingRoomRef,
    output: OwnPlace,
  },
  leaveWaitingRoom: {
    access: 'guest',
    summary: 'Give a place in line to buy tickets up',
    input: WaitingRoomRef,
    output: z.object({}),
  },
  applyPromoCode: {
    access: 'guest',
    summary: 'Apply a promo code to a held order, or take it off',
    input: ApplyPromoCode,
    output: Order,
  },
  placeOrder: {
    access: 'guest',
    summary: 'Confirm a free order, or go to payment',
    input: PlaceOrder,
    output: PlacedOrder,
  },
  checkOrder: {
    access: 'guest',
    summary: 'Settle an order whose payment went through, without waiting for the webhook',
    input: OrderRef,
    output: Order,
  },
  cancelOrder: {
    access: 'guest',
    summary: 'Give held tickets back',
    input: OrderRef,
    output: Order,
  },
  listMyInvoices: {
    access: 'guest',
    summary: "The person's own invoices and credit notes for an activity",
    input: ListMyInvoices,
    output: MyInvoices,
  },
  billInvoice: {
    access: 'guest',
    summary: 'Say who the invoice of an own order is for',
    input: BillInvoice,
    output: Invoice,
  },
  listInvoices: {
    access: 'verified',
    summary: "An activity's invoices and credit notes, for its managers",
    input: ListInvoices,
    output: InvoicePage,
  },
  joinTicketLine: {
    access: 'guest',
    summary: 'Wait for tickets that are sold out, or for another number of them',
    input: JoinTicketLine,
    output: OwnWait,
  },
  leaveTicketLine: {
    access: 'guest',
    summary: 'Wait no longer; joining again within some minutes finds the same place',
    input: TicketLineRef,
    output: z.object({}),
  },
  listOwnWaits: {
    access: 'guest',
    summary: 'The lines for sold-out tickets that the person stands in',
    input: ListOwnWaits,
    output: OwnWaits,
  },
  listTicketLine: {
    access: 'verified',
    summary: 'Who waits for a ticket type, for its organiser',
    input: ListTicketLine,
    output: TicketLinePage,
  },
  writeNote: {
    access: 'verified',
    summary: 'Write down something about an order, for the team alone',
    input: WriteNote,
    output: z.object({}),
  },
  readSoldOrder: {
    access: 'verified',
    summary: 'A settled order with its tickets, refunds and dispute, for the team',
    input: SoldOrderRef,
    output: SoldOrder,
  },
  refundOrder: {
    access: 'verified',
    summary: 'Give an order’s money back: all that is left, some tickets, or an amount',
    input: RefundOrder,
    output: SoldOrder,
  },
  prepareEvidence: {
    access: 'verified',
    summary: 'What a dispute would be answered with',
    input: SoldOrderRef,
    output: EvidencePrepared,
  },
  submitEvidence: {
    access: 'verified',
    summary: 'Answer a dispute; it can be done once',
    input: SubmitEvidence,
    output: SoldOrder,
  },
  retryClosing: {
    access: 'verified',
    summary: 'Make the failed refunds of a cancelled activity once more',
    input: RetryClosing,
    output: z.object({}),
  },
  readPayoutBalance: {
    access: 'verified',
    summary: 'What the person has at the payment provider, and how often it pays out',
    input: z.strictObject({}),
    output: PayoutBalance,
  },
  listPayouts: {
    access: 'verified',
    summary: "The person's payouts, newest first",
    input: ListPayouts,
    output: PayoutPage,
  },
  readPayout: {
    access: 'verified',
    summary: 'A payout of the person’s and what it is made of',
    input: ReadPayout,
    output: PayoutRead,
  },
  openPayoutDashboard: {
    access: 'verified',
    summary: "A way into the person's own pages at the payment provider",
    input: z.strictObject({}),
    output: PayoutLink,
  },
  resendTickets: {
    access: 'verified',
    summary: "Mail an order's tickets to its buyer again",
    input: ResendTickets,
    output: z.object({}),
  },
  giveBackOrder: {
    access: 'guest',
    summary: 'Give free tickets back before it begins',
    input: OrderRef,
    output: Order,
  },
  cancelPaidOrder: {
    access: 'guest',
    summary: 'Cancel a paid order as its policy allows, for the amount that was shown',
    input: CancelPaidOrder,
    output: Order,
  },
  listTeam: {
    access: 'verified',
    summary: 'Who helps with an activity, for its managers',
    input: TeamRef,
    output: Team,
  },
  inviteToTeam: {
    access: 'verified',
    summary: 'Make a link that puts somebody on the team of an activity',
    input: InviteToTeam,
    output: TeamInvited,
  },
  withdrawTeamInvitation: {
    access: 'verified',
    summary: 'End a link to a team',
    input: WithdrawTeamInvitation,
    output: z.object({}),
  },
  readTeamInvitation: {
    access: 'guest',
    summary: 'What a link to a team is for',
    input: ReadTeamInvitation,
    output: TeamInvitationShown,
  },
  joinTeam: {
    access: 'guest',
    summary: 'Join a team by the link that one was given',
    input: JoinTeam,
    output: TeamJoined,
  },
  changeTeamRole: {
    access: 'verified',
    summary: 'Give somebody on the team another role',
    input: ChangeTeamRole,
    output: z.object({}),
  },
  removeFromTeam: {
    access: 'guest',
    summary: 'Take somebody off the team, or leave it',
    input: RemoveFromTeam,
    output: z.object({}),
  },
  listAudit: {
    access: 'verified',
    summary: 'Who did what with an activity, for its managers',
    input: ListAudit,
    output: AuditPage,
  },
  openDoor: {
    access: 'guest',
    summary: 'What the door of an activity needs to work without a network',
    input: DoorRef,
    output: Door,
  },
  listDoor: {
    access: 'guest',
    summary: 'The guests of a door, or those who changed since',
    input: ListDoor,
    output: DoorPage,
  },
  checkInGuests: {
    access: 'guest',
    summary: 'Let guests in: each scan gets its own answer, and the same one when sent again',
    input: CheckInGuests,
    output: GuestsCheckedIn,
  },
  undoCheckIn: {
    access: 'guest',
    summary: 'Take back what a scan did',
    input: UndoCheckIn,
    output: CheckInUndone,
  },
  addWalkIn: {
    access: 'guest',
    summary: 'Add somebody who comes without a ticket, and let them in',
    input: AddWalkIn,
    output: WalkInAdded,
  },
  adoptGuest: {
    access: 'verified',
    summary: 'Take over what one bought and answered as a guest',
    input: AdoptGuest,
    output: GuestAdopted,
  },
  updateProfile: {
    access: 'verified',
    summary: 'Change the name, the words or the picture that others see',
    input: UpdateProfile,
    output: Profile,
  },
  chooseNotifications: {
    access: 'verified',
    summary: 'Choose the mails that one wants',
    input: ChooseNotifications,
    output: NotificationChoices,
  },
  readBusiness: {
    access: 'verified',
    summary: 'Who sells, as it stands on the invoices of what the person organises',
    input: z.strictObject({}),
    output: Business,
  },
  saveBusiness: {
    access: 'verified',
    summary: 'Say who sells, for the invoices of what the person organises',
    input: Business,
    output: Business,
  },
  makeFeed: {
    access: 'verified',
    summary: 'Make a secret calendar feed of what one goes to and hosts; an earlier one ends',
    input: z.strictObject({}),
    output: FeedMade,
  },
  endFeed: {
    access: 'verified',
    summary: 'End the secret calendar feed',
    input: z.strictObject({}),
    output: z.object({}),
  },
  signOutEverywhere: {
    access: 'verified',
    summary: 'End every sign-in of the account, on all devices',
    input: z.strictObject({}),
    output: z.object({}),
  },
  deleteAccount: {
    access: 'guest',
    summary: 'Close the account and have everything personal deleted',
    input: DeleteAccount,
    output: AccountClosing,
  },
  acceptInvitation: {
    access: 'guest',
    summary: 'Follow an invitation to an activity',
    input: AcceptInvitation,
    output: InvitationAccepted,
  },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS
export type CallInput<N extends CallName> = z.input<(typeof CALLS)[N]['input']>
export type CallParsed<N extends CallName> = z.output<(typeof CALLS)[N]['input']>
/** A call that can be read as a stream, and what comes through it. */
export type StreamedCallName = {
  [N in CallName]: (typeof CALLS)[N] extends { piece: z.ZodType } ? N : never
}[CallName]
export type CallPiece<N extends StreamedCallName> = z.output<(typeof CALLS)[N]['piece']>
export type CallOutput<N extends CallName> = z.output<(typeof CALLS)[N]['output']>

export { pathOfCall } from './call-path'

/** The name at the end of a path, whether it is one of the contract or not. */
export function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Whether the function for all calls serves one of this name. */
export function isCallName(name: string): name is CallName {
  return Object.hasOwn(CALLS, name)
}
