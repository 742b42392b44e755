import { useEffect, useEffectEvent, useState } from 'react'
import { refreshSession, signOut } from '../../data/firebase/auth'
import { sendEmailLink } from '../../data/identity/email-link'
import { rememberSignUp } from '../../data/identity/quiet-sign-up'
import { keepGuestForNext } from '../../data/identity/kept-guest'
import { changeAddress, resendVerification } from '../../data/identity/verification'
import type { SessionUser } from '../../data/session-user'
import { findNewAddress, lastVerificationAt, rememberVerification } from '../../data/device/verification-log'
import type { AwaitedMail } from './email/check-mail'

const POLL_MS = 4000

/** Looks every few seconds, and whenever the person comes back to this tab, whether the email is verified by now. */
export function useVerificationWatch(active: boolean): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    refreshSession().catch((error: unknown) => console.warn('Could not ask for the verification.', error))
  })
  useEffect(() => {
    if (!active) return undefined
    const again = () => look()
    const timer = setInterval(again, POLL_MS)
    window.addEventListener('focus', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [active])
}

/** The verification mail of a new account. */
export function useVerificationMail(user: SessionUser | undefined, returnUrl: string): AwaitedMail {
  const uid = user?.uid ?? ''
  const [address, setAddress] = useState(() => findNewAddress(uid))
  return {
    email: address ?? user?.email ?? '',
    sentAt: lastVerificationAt(uid) ?? 0,
    resend: () => resendVerification(returnUrl),
    check: async () => (await refreshSession())?.emailVerified !== false,
    change: async (email) => {
      await changeAddress(email, returnUrl)
      setAddress(email)
    },
    leave: async () => {
      await signOut()
    },
  }
}

/** The key under which the mails to somebody else's address are remembered. */
const QUIET = 'quiet'

/** The link that the owner of an address was mailed when somebody signed up with it: looks and acts the same. */
export function quietMail(email: string, returnUrl: string): AwaitedMail {
  const send = async (to: string) => {
    await sendEmailLink(to, returnUrl)
    rememberVerification(QUIET)
    rememberSignUp(to)
  }
  return {
    email,
    sentAt: lastVerificationAt(QUIET) ?? 0,
    resend: () => send(email),
    check: async () => {
      await refreshSession()
      return false
    },
    change: send,
    leave: async () => {
      rememberSignUp(undefined)
      await keepGuestForNext()
      await signOut()
    },
  }
}
