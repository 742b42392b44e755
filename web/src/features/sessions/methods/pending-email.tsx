import type { SignInRecord } from '../../../data/identity/sign-in-record'
import { Banner } from '../../../ui/states/banner'
import { methodsWording } from './wording'

const { email: words } = methodsWording

/** Says which address waits for its link, as long as the account still has the old one. */
export function PendingEmail({ record: { email, pendingEmail } }: { record: SignInRecord }) {
  if (pendingEmail === null || email === null) return null
  return <Banner title={words.sentTitle}>{words.sent(pendingEmail, email)}</Banner>
}
