import type { ChooseNotifications, NotificationChoices } from '../../../contract/accounts/user'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { inTransaction } from '../../store/firestore'
import { accountDoc } from '../../store/accounts/users'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { readProfile } from './sign-in'

/** Changes which mails a person gets; what is not named stays, also when another window changes it at the same time. */
export async function chooseNotifications(
  by: Actor,
  input: ChooseNotifications,
  now: Instant,
): Promise<NotificationChoices> {
  await enforceRateLimit('choices', by, now)
  const { notifications } = await readProfile(by, now)
  return (await writeChoices(by.uid, input)) ?? notifications
}

/** @returns the choices as they are afterwards, or undefined when there is no such account */
export function writeChoices(
  uid: string,
  input: ChooseNotifications,
): Promise<NotificationChoices | undefined> {
  return inTransaction(async (tx) => {
    const before = (await tx.get(accountDoc(uid))).data()?.notifications
    if (!before) return undefined
    const notifications: NotificationChoices = {
      reminders: input.reminders ?? before.reminders,
      updates: input.updates ?? before.updates,
      invitations: input.invitations ?? before.invitations,
      sales: input.sales ?? before.sales,
    }
    tx.update(accountDoc(uid), { notifications })
    return notifications
  })
}
