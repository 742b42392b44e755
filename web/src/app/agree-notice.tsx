import { useQueryClient } from '@tanstack/react-query'
import type { Agreement } from 'functions/contract/accounts/agreement'
import { CURRENT_AGREEMENT } from 'functions/contract/accounts/agreement-versions'
import { useState } from 'react'
import { isKnownToAgree, keepKnownToAgree } from '../data/agreement'
import { api } from '../data/requests/api'
import { profileQuery, useProfile } from '../data/profile'
import { useSession } from '../data/session'
import { isUnverified } from '../data/session-user'
import { Button } from '../ui/button'
import { Link } from '../ui/link'
import { useToast } from '../ui/dialogs/toast'
import styles from './agree-notice.module.css'
import { paths } from '../lib/navigation/paths'
import { appWording } from '../frame/wording'
import { consentWording as consent } from '../entities/accounts/consent-wording'

const { agree: words, footer } = appWording

interface NoticeProps {
  uid: string
  asked: Agreement
  hasAgreed: boolean
}

/** A page can show only the texts that it was built with: nobody agrees to others here. */
function Outdated() {
  return (
    <section className={styles.notice} aria-label={words.label}>
      <p>{words.outdated}</p>
      <Button size="small" variant="secondary" onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
    </section>
  )
}

function Notice({ uid, asked, hasAgreed }: NoticeProps) {
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
        {hasAgreed ? words.changed : words.first} <Link href={paths.terms()}>{consent.terms}</Link>,{' '}
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
  const { asksToAgree: asked, hasAgreed } = data
  if (asked === null) {
    keepKnownToAgree(uid)
    return null
  }
  const isShown = asked.terms === CURRENT_AGREEMENT.terms && asked.privacy === CURRENT_AGREEMENT.privacy
  return isShown ? <Notice {...{ uid, asked, hasAgreed }} /> : <Outdated />
}

/**
 * Asks an account to agree to terms that are new since it last did; guests agree with each order and RSVP. Whoever signs in while
 * the app is open agrees by that, so only those who came signed in are asked.
 */
export function AgreeNotice() {
  const { state, user } = useSession()
  const [atStart, setAtStart] = useState<string | null>()
  if (atStart === undefined && state !== 'unknown') setAtStart(user?.uid ?? null)
  if (!user || user.uid !== atStart || user.isAnonymous || isUnverified(user) || isKnownToAgree(user.uid))
    return null
  return <Asking uid={user.uid} />
}
