import { z } from 'zod'
import type { Access } from './access'
import { ActivitySaved, ActivityStatus, PublishingScheduled, SchedulePublishing } from './activity'
import { AttendeePage, ListAttendees } from './attendee'
import { FeedMade } from './feed'
import { ShareRef } from './ids'
import { ListMyActivities, MyActivitiesPage } from './my-activities'
import { ApplyPromoCode, HoldTickets, Order, OrderRef, PlaceOrder, PlacedOrder } from './order'
import {
  AuditPage,
  ChangeTeamRole,
  InviteToTeam,
  JoinTeam,
  ListAudit,
  RemoveFromTeam,
  Team,
  TeamInvited,
  TeamJoined,
  TeamRef,
  WithdrawTeamInvitation,
} from './team'
import { ListMyTickets, TicketPage } from './ticket'
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

/** Where the functions run; the web app calls them there. */
export const REGION = 'us-central1'

/** One callable function. */
export interface Call {
  readonly access: Exclude<Access, 'public'>
  readonly summary: string
  readonly input: z.ZodType
  readonly output: z.ZodType
}

/** Everything a signed-in person does that the specification's HTTP paths do not cover. */
export const CALLS = {
  requestUpload: {
    access: 'verified',
    summary: 'Ask for a place to upload a picture to',
    input: RequestUpload,
    output: UploadTicket,
  },
  changeActivityStatus: {
    access: 'verified',
    summary: 'Publish, pause, cancel or delete an activity',
    input: z.strictObject({ shareRef: ShareRef, status: ActivityStatus }),
    output: ActivitySaved,
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
  listAttendees: {
    access: 'verified',
    summary: 'The settled orders of an activity, for its organiser',
    input: ListAttendees,
    output: AttendeePage,
  },
  holdTickets: {
    access: 'guest',
    summary: 'Hold tickets for fifteen minutes',
    input: HoldTickets,
    output: Order,
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
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS
export type CallInput<N extends CallName> = z.input<(typeof CALLS)[N]['input']>
export type CallParsed<N extends CallName> = z.output<(typeof CALLS)[N]['input']>
export type CallOutput<N extends CallName> = z.output<(typeof CALLS)[N]['output']>
