import { z } from 'zod'
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
import { Business } from '../invoices/invoice'

/** A person’s own account. */
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
