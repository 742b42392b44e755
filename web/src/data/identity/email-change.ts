import { verifyBeforeUpdateEmail } from 'firebase/auth'
import { requireUser } from './require-user'
import { rememberNewAddress } from '../device/verification-log'

/**
 * Mails a link to another address, which becomes the account's when the link is followed; until then the old one stays.
 * Following it ends every sign-in.
 * @throws the identity provider's error
 */
export async function requestEmailChange(email: string): Promise<void> {
  const user = requireUser()
  await verifyBeforeUpdateEmail(user, email, { url: `${window.location.origin}/login` })
  rememberNewAddress(user.uid, email)
}
