import type { Profile } from '../../../../contract/accounts/user'
import { PICTURE_WIDTHS } from '../../../../contract/uploads/upload'
import type { Instant } from '../../../../contract/time'
import { config } from '../../../config'
import type { Actor } from '../../../domain/access/actor'
import { Refusal } from '../../../domain/refusal'
import { describeIdentity } from '../../../gateways/identity'
import { log } from '../../../log'
import { inTransaction } from '../../../store/firestore'
import { uploadDoc } from '../../../store/uploads/uploads'
import { accountDoc, findAccount, userDoc } from '../../../store/accounts/users'
import { enforceRateLimit } from '../../access/enforce-rate-limit'
import { copyPicture } from '../../imports/import-picture'

/** A sign-in waits no longer than this for a picture. */
const TIMEOUT_MS = 4000

/**
 * Makes the picture that an identity provider has of a person one of our own, where they have none yet and chose none: pages
 * show no other host's (docs/decisions/0042). A picture that cannot be had is tried again with a later sign-in, a few times a
 * day; the sign-in succeeds either way.
 */
export async function takeProviderPicture(by: Actor, profile: Profile, now: Instant): Promise<Profile> {
  if (by.foreignPicture === undefined || profile.photoURL !== null || by.standing !== 'verified')
    return profile
  if ((await findAccount(by.uid))?.chose.picture) return profile
  try {
    await enforceRateLimit('provider-picture', by, now)
    const { id } = await copyPicture(by, by.foreignPicture, now, TIMEOUT_MS)
    const photoURL = `/app/pictures/${id}/${PICTURE_WIDTHS[0]}.webp`
    if (!(await keep(by.uid, id, photoURL))) return profile
    await describeIdentity(by.uid, {
      displayName: profile.displayName,
      photoURL: `${config().PUBLIC_ORIGIN}${photoURL}`,
    })
    return { ...profile, photoURL }
  } catch (error) {
    if (!(error instanceof Refusal))
      log.warn('providerPictureNotTaken', { uid: by.uid, error: String(error) })
    return profile
  }
}

/** @returns whether it is theirs now: not if they chose one, or chose to have none, meanwhile */
function keep(uid: string, uploadId: string, photoURL: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const user = (await tx.get(userDoc(uid))).data()
    const account = (await tx.get(accountDoc(uid))).data()
    if (!user || !account || account.chose.picture || user.photoURL !== null) return false
    tx.update(uploadDoc(uploadId), { sweepAt: null })
    tx.update(userDoc(uid), { photoURL })
    return true
  })
}
