import type { GivenRole, TeamRole } from './team'

const RANKS: Record<TeamRole, number> = { door: 1, manager: 2, owner: 3 }

/** Whether a role is enough where another one is the least. */
export function isRoleEnough(role: TeamRole | undefined, least: TeamRole): boolean {
  return role !== undefined && RANKS[role] >= RANKS[least]
}

/** Whether somebody may give, change or take away a role: owners all of them, managers that of door staff. */
export function mayGive(role: TeamRole, given: GivenRole): boolean {
  return role === 'owner' || (role === 'manager' && given === 'door')
}
