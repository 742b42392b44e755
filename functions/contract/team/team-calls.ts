import { z } from 'zod'
import type { Call } from '../api/call'
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

/** Who helps at an activity. */
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
} as const satisfies Record<string, Call>
