import { NO_BUSINESS } from '../../../contract/invoices/invoice'
import type { Business } from '../../../contract/invoices/invoice'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { inTransaction } from '../../store/firestore'
import { accountDoc, findAccount } from '../../store/accounts/users'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { readProfile } from './sign-in'

/** Who sells, as the person last said. */
export async function readBusiness(by: Actor): Promise<Business> {
  return (await findAccount(by.uid))?.business ?? NO_BUSINESS
}

/** Says who sells, for the invoices that are written from now on; those that were stay as they are. */
export async function saveBusiness(by: Actor, business: Business, now: Instant): Promise<Business> {
  await enforceRateLimit('business', by, now)
  await readProfile(by, now)
  await inTransaction(async (tx) => {
    tx.update(accountDoc(by.uid), { business })
  })
  return business
}
