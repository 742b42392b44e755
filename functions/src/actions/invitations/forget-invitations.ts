import type { Invitation } from '../../../contract/invitations/invitation'
import { inTransaction } from '../../store/firestore'
import {
  eachInvitationFor,
  eachInvitationOf,
  eachInvitationTo,
  invitationDoc,
} from '../../store/invitations/invitations'

/** Takes an address off the invitations that were mailed to it; what came of them stays in the counts. */
export async function forgetInvitationsTo(email: string): Promise<void> {
  await unaddress(eachInvitationTo(email))
}

/** Takes a person's name off the invitations that connections sent them; what came of them stays in the counts. */
export async function forgetInvitationsFor(uid: string): Promise<void> {
  await unaddress(eachInvitationFor(uid))
}

/** Takes all names and addresses off an activity's invitations: whoever gave them is gone. */
export async function forgetInvitationsOf(shareRef: string): Promise<void> {
  await unaddress(eachInvitationOf(shareRef))
}

async function unaddress(invitations: AsyncIterable<Invitation>): Promise<void> {
  for await (const { shareRef, id, email, name } of invitations) {
    if ((email ?? name) === null) continue
    await inTransaction(async (tx) => {
      tx.update(invitationDoc(shareRef, id), { email: null, name: null })
    })
  }
}
