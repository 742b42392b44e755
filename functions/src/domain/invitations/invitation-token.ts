import { isLinkKey, linkKey } from '../access/signed-link'

/** What an invitation's link carries. Nothing of it is kept: whoever holds one that we signed was given it. */
export function invitationToken(secret: string, shareRef: string, id: string): string {
  return `${id}.${linkKey(secret, 'invitation', `${shareRef}:${id}`)}`
}

/** The invitation that a token is for, or undefined when we did not sign it for this activity. */
export function findInvitationId(secret: string, shareRef: string, token: string): string | undefined {
  const [id = '', key = ''] = token.split('.')
  return isLinkKey(secret, 'invitation', `${shareRef}:${id}`, key) ? id : undefined
}
