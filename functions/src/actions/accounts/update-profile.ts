import type { Account, Profile, UpdateProfile, User } from '../../../contract/accounts/user'
import { uploadIdOf } from '../../../contract/uploads/media'
import { PICTURE_WIDTHS } from '../../../contract/uploads/upload'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { refuseField } from '../../domain/refusal'
import type { Refusal } from '../../domain/refusal'
import { describeIdentity } from '../../gateways/identity'
import { queueRenewal } from '../../gateways/tasks'
import { forgottenAt } from '../../domain/uploads/upload-files'
import { inTransaction } from '../../store/firestore'
import { findUpload, uploadDoc } from '../../store/uploads/uploads'
import { accountDoc, userDoc } from '../../store/accounts/users'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { profileOf, readProfile } from './sign-in'

/**
 * Changes what others see of a person, and whether connections see where they go. The identity provider and the person's activities are told as well, also when
 * nothing changed: repeating a change that failed half-way completes it.
 * @throws Refusal `invalid-input` at `picture` when it is not a finished upload of the person's own
 */
export async function updateProfile(by: Actor, input: UpdateProfile, now: Instant): Promise<Profile> {
  await enforceRateLimit('profile', by, now)
  const picture = input.picture ? await requireOwnPicture(by, input.picture) : input.picture
  await readProfile(by, now)
  const { user, account } = await write(by.uid, { ...input, picture }, now)
  await describeIdentity(by.uid, { displayName: user.displayName, photoURL: absolute(user.photoURL) })
  await queueRenewal(by.uid)
  return profileOf(by, user, account)
}

/** The size of a person's picture that pages show. */
async function requireOwnPicture(by: Actor, url: string): Promise<string> {
  const id = uploadIdOf(url) ?? ''
  const upload = await findUpload(id)
  if (upload?.ownerUid !== by.uid || upload.status !== 'ready') {
    throw refusePicture()
  }
  return `/app/pictures/${id}/${PICTURE_WIDTHS[0]}.webp`
}

function refusePicture(): Refusal {
  return refuseField('picture', 'Upload the picture first.')
}

function write(uid: string, input: UpdateProfile, now: Instant): Promise<{ user: User; account: Account }> {
  return inTransaction(async (tx) => {
    const before = (await tx.get(userDoc(uid))).data()
    const known = (await tx.get(accountDoc(uid))).data()
    if (!before || !known) throw new Error(`${uid} is not known`)
    const user: User = {
      ...before,
      displayName: input.displayName ?? before.displayName,
      bio: input.bio ?? before.bio,
      photoURL: input.picture === undefined ? before.photoURL : input.picture,
    }
    const [newer, older] = [user.photoURL, before.photoURL].map((url) => url && uploadIdOf(url))
    const kept = newer ? (await tx.get(uploadDoc(newer))).data() : undefined
    const left = older && older !== newer ? (await tx.get(uploadDoc(older))).data() : undefined
    const chose = {
      name: known.chose.name || input.displayName !== undefined,
      picture: known.chose.picture || input.picture !== undefined,
    }
    if (newer && kept?.status !== 'ready') throw refusePicture()
    if (kept) tx.update(uploadDoc(kept.id), { sweepAt: null })
    // Pages that show the old one are renewed by then.
    if (left) tx.update(uploadDoc(left.id), { sweepAt: forgottenAt(now) })
    tx.set(userDoc(uid), user)
    const showsGoing = input.showsGoing ?? known.showsGoing
    tx.update(accountDoc(uid), { chose, showsGoing })
    return { user, account: { ...known, chose, showsGoing } }
  })
}

/** The provider takes whole addresses only. */
function absolute(photoURL: string | null): string | null {
  return photoURL?.startsWith('/') ? `${config().PUBLIC_ORIGIN}${photoURL}` : photoURL
}
