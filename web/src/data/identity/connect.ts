import { linkWithCredential } from 'firebase/auth'
import { auth } from '../firebase/auth'
import { announce } from './brought-along'
import { credentialOf, findConnection, forgetConnection } from './connection'

/**
 * Connects the third party that vouched for somebody to the account that they have entered another way by now, if it is
 * theirs: if it has the same address. Never throws: they are signed in, and can connect it later in their account.
 */
export async function connectThirdParty(): Promise<void> {
  const connection = findConnection()
  const user = auth.currentUser
  if (!connection || user?.email?.toLowerCase() !== connection.email.toLowerCase()) return
  forgetConnection()
  const { providerId } = connection
  try {
    const credential = credentialOf(connection)
    if (!credential || user.providerData.some((it) => it.providerId === providerId)) return
    await linkWithCredential(user, credential)
    announce({ kind: 'connected', providerId })
  } catch (error) {
    console.warn(`${providerId} could not be connected.`, error)
  }
}
