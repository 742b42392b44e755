import { DELETED_NAME } from '../../../contract/accounts/deleted-name'
import { auditDoc, eachAuditBy } from '../../store/audit/audit'
import { checkInDoc, eachCheckInBy } from '../../store/check-in/check-ins'
import { inTransaction } from '../../store/firestore'
import { eachMembershipOf, teamMemberDoc } from '../../store/team/team'

/** Takes a person off every team, and their name out of the trails of what they did there, which stay. */
export async function forgetHelper(uid: string): Promise<void> {
  for await (const { shareRef } of eachMembershipOf(uid)) {
    await inTransaction(async (tx) => {
      tx.delete(teamMemberDoc(shareRef, uid))
    })
  }
  for await (const { shareRef, id, byName } of eachAuditBy(uid)) {
    if (byName === DELETED_NAME) continue
    await inTransaction(async (tx) => {
      tx.update(auditDoc(shareRef, id), { byName: DELETED_NAME })
    })
  }
  for await (const { shareRef, key } of eachCheckInBy(uid)) {
    await inTransaction(async (tx) => {
      const checkIn = (await tx.get(checkInDoc(shareRef, key))).data()
      if (!checkIn) return
      const log = checkIn.log.map((act) => (act.byUid === uid ? { ...act, byName: DELETED_NAME } : act))
      tx.update(checkInDoc(shareRef, key), { log })
    })
  }
}
