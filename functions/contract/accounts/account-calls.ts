import { z } from 'zod'
import { FeedMade } from '../calendars/feed'
import { AcceptInvitation, InvitationAccepted } from '../invitations/invitation'
import { Business } from '../invoices/invoice'
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
import type { Call } from '../api/call'

/** A person’s own: their account, profile and calendar feed. */
export const ACCOUNT_CALLS = {
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
