import { applyActionCode } from 'firebase/auth'
import { auth, refreshSession } from '../auth'

/** Verifies the email with the code of a mailed link, where the link leads to our own page. */
export async function verifyEmail(code: string): Promise<void> {
  await applyActionCode(auth, code)
  await refreshSession()
}
