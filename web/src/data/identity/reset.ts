import { confirmPasswordReset, sendPasswordResetEmail } from 'firebase/auth'
import { auth } from '../firebase/auth'

/** Mails a link to choose a new password, which leads back to /login. */
export async function sendReset(email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email, { url: `${window.location.origin}/login` })
}

/** Sets a new password with the code of a mailed link. */
export async function chooseNewPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(auth, code, password)
}
