import { expect, it } from 'vitest'
import { ServerId } from '../../../contract/ids'
import { connectionInvitationId, isPersonal, mailInvitationId } from './invitation-rules'

const [REF, OTHER] = ['k7m2p9x4qa', 'a7m2p9x4qa']

it.each([
  ['an address', mailInvitationId],
  ['a person', connectionInvitationId],
] as const)('an invitation of %s is one for each activity, and theirs alone', (_, idOf) => {
  const id = idOf(REF, 'ana')
  expect(ServerId.safeParse(id).success).toBe(true)
  expect(idOf(REF, 'ana')).toBe(id)
  expect(new Set([id, idOf(REF, 'bo'), idOf(OTHER, 'ana')]).size).toBe(3)
  expect(isPersonal(id)).toBe(true)
})

it.each([null, 'link-of-everybody'])('%s is nobody’s in particular', (id) => {
  expect(isPersonal(id)).toBe(false)
})
