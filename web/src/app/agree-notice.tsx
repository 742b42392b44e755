import { useQueryClient } from '@tanstack/react-query'
import type { Agreement } from 'functions/contract/agreement'
import { CURRENT_AGREEMENT } from 'functions/contract/agreement-versions'
import { useState } from 'react'
import { api } from '../data/api'
import { profileQuery, useProfile } from '../data/profile'
import { useSession } from '../data/session'
import { isUnverified } from '../data/session-user'
import { Button } from '../ui/button'
import { Link } from '../ui/link'
import { useToast } from '../ui/toast'
import styles from './agree-notice.module.css'
import { paths } from './paths'
import { appWording } from './wording'

const { agree: words, consent, footer } = appWording

const KEPT = 'turnout.agreed'

/** One account and the versions that this app was built with: once these are agreed to, nothing is asked. */
const keyOf = (uid: string) => [uid, CURRENT_AGREEMENT.terms, CURRENT_AGREEMENT.privacy].join(' ')

function isKnown(uid: string): boolean {
  try {
    return localStorage.getItem(KEPT) === keyOf(uid)
  } catch {
    return false
  }
}

function keepKnown(uid: string): void {
  try {
    localStorage.setItem(KEPT, keyOf(uid))
  } catch {
    // Without storage it is looked up at each start.
  }
}

function Notice({ uid, asked }: { uid: string; asked: Agreement }) {
  const queries = useQueryClient()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)

  async function agree() {
    setIsBusy(true)
    try {
      const profile = await api('signIn', { body: { agreed: asked } })
      queries.setQueryData(profileQuery(uid).queryKey, profile)
    } catch {
      toast.show({ tone: 'bad', text: words.failed })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <section className={styles.notice} aria-label={words.label}>
      <p>
        {words.text} <Link href={paths.terms()}>{consent.terms}</Link>,{' '}
        <Link href={paths.privacy()}>{footer.privacy}</Link>
      </p>
      <Button size="small" variant="secondary" busy={isBusy} onClick={() => void agree()}>
        {words.action}
      </Button>
    </section>
  )
}

function Asking({ uid }: { uid: string }) {
  const { data } = useProfile()
  if (data?.uid !== uid) return null
  if (data.asksToAgree !== null) return <Notice uid={uid} asked={data.asksToAgree} />
  keepKnown(uid)
  return null
}

/**
 * Asks an account to agree to terms that are new since it last did; guests agree with each order and RSVP. Whoever signs in while
 * the app is open agrees by that, so only those who came signed in are asked.
 */
export function AgreeNotice() {
  const { state, user } = useSession()
  const [atStart, setAtStart] = useState<string | null>()
  if (atStart === undefined && state !== 'unknown') setAtStart(user?.uid ?? null)
  if (!user || user.uid !== atStart || user.isAnonymous || isUnverified(user) || isKnown(user.uid))
    return null
  return <Asking uid={user.uid} />
}
