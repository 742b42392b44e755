import type { Call } from '../api/call'
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

/** Who was invited. */
export const INVITATION_CALLS = {
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
  acceptInvitation: {
    access: 'guest',
    summary: 'Follow an invitation to an activity',
    input: AcceptInvitation,
    output: InvitationAccepted,
  },
} as const satisfies Record<string, Call>
