import { z } from 'zod'
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
} from '../check-in/door'
import { AuditPage, ListAudit } from '../audit/audit'
import {
  ChangeTeamRole,
  InviteToTeam,
  JoinTeam,
  ReadTeamInvitation,
  RemoveFromTeam,
  Team,
  TeamInvitationShown,
  TeamInvited,
  TeamJoined,
  TeamRef,
  WithdrawTeamInvitation,
} from './team'
import type { Call } from '../api/call'

/** Who helps at an activity, and what they do at its door. */
export const TEAM_CALLS = {
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
} as const satisfies Record<string, Call>
