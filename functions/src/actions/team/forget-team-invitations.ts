import { DELETED_NAME } from '../../../contract/accounts/deleted-name'
import { auditDoc, eachAuditAboutAddress } from '../../store/audit/audit'
import { inTransaction } from '../../store/firestore'
import { eachTeamInvitationTo, teamInvitationDoc } from '../../store/team/team'

/** Ends the invitations to teams that were mailed to an address, and takes it off what the trails say of them. */
export async function forgetTeamInvitationsTo(address: string): Promise<void> {
  const email = address.toLowerCase()
  for await (const { shareRef, id } of eachTeamInvitationTo(email)) {
    await inTransaction(async (tx) => {
      tx.delete(teamInvitationDoc(shareRef, id))
    })
  }
  for await (const { shareRef, id } of eachAuditAboutAddress(email)) {
    await inTransaction(async (tx) => {
      tx.update(auditDoc(shareRef, id), { subject: DELETED_NAME })
    })
  }
}
