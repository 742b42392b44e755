import { describe, expect, it } from 'vitest'
import { GivenRole, TeamRole } from './team'
import { isRoleEnough, mayGive } from './team-rules'

describe('a role', () => {
  it.each([
    ['owner', ['owner', 'manager', 'door']],
    ['manager', ['manager', 'door']],
    ['door', ['door']],
  ] as const)('of %s is enough for %j and for nothing above', (role, enough) => {
    expect(TeamRole.options.filter((least) => isRoleEnough(role, least))).toEqual(
      TeamRole.options.filter((least) => (enough as readonly TeamRole[]).includes(least)),
    )
  })

  it('is enough for nothing when there is none', () => {
    expect(TeamRole.options.filter((least) => isRoleEnough(undefined, least))).toEqual([])
  })

  it('is given by owners to anybody, by managers to door staff, by door staff to nobody', () => {
    const given = (role: TeamRole) => GivenRole.options.filter((it) => mayGive(role, it))
    expect([given('owner'), given('manager'), given('door')]).toEqual([['manager', 'door'], ['door'], []])
  })
})
