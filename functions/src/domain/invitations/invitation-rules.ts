import { serverIdFrom } from '../activities/share-ref'

/** One for each address, so that inviting again invites nobody twice. */
export function mailInvitationId(shareRef: string, email: string): string {
  return `mail-${serverIdFrom(`invitation:${shareRef}:${email}`)}`
}

/** One for each person among somebody's connections, whoever of the team invites them. */
export function connectionInvitationId(shareRef: string, uid: string): string {
  return `connection-${serverIdFrom(`invitation:${shareRef}:${uid}`)}`
}

/** Whether an invitation is one person's, so that it says what they answered; a link is everybody's who has it. */
export function isPersonal(invitationId: string | null): invitationId is string {
  return invitationId !== null && /^(mail|connection)-/.test(invitationId)
}
