import type { ShareRef } from 'functions/contract/ids'
import type { OwnWait } from 'functions/contract/wait-list/wait-list'
import { useEffect, useState } from 'react'
import { paths } from '../../lib/navigation/paths'
import { Banner } from '../../ui/states/banner'
import { LinkButton } from '../../ui/button'
import { useOwnWaits } from './own-waits'
import styles from './wait-list.module.css'
import { timeLeftText } from './time-left'
import { waitListWording } from './wording'

const words = waitListWording.offer
const MINUTE = 60_000

function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

function Offer({ wait, now, isNamed }: { wait: OwnWait; now: number; isNamed: boolean }) {
  const { shareRef, ticketTypeRef, title, quantity, endsAt } = wait
  const href = paths.checkout(shareRef, `${ticketTypeRef}.${quantity}`)
  const go = (
    <LinkButton size="small" href={href}>
      {words.go}
    </LinkButton>
  )
  return (
    <Banner tone="good" title={words.title(title, quantity)} action={go}>
      {isNamed && `${words.of(wait.activityTitle)} `}
      {endsAt !== null && words.until(timeLeftText(endsAt, now))}
    </Banner>
  )
}

export interface OfferBannersProps {
  uid: string
  /** Of one activity; without it of all, each with its name. */
  shareRef?: ShareRef
}

/** Tickets that are set aside for the person, with the time they have and the way to get them. */
export function OfferBanners({ uid, shareRef }: OfferBannersProps) {
  const waits = useOwnWaits(uid, shareRef)
  const now = useMinutes()
  const open = (waits.data ?? []).filter(
    ({ state, endsAt }) => state === 'offered' && endsAt !== null && Date.parse(endsAt) > now,
  )
  if (open.length === 0) return null
  return (
    <div className={styles.offers} role="status">
      {open.map((wait) => (
        <Offer key={wait.ticketTypeRef} wait={wait} now={now} isNamed={shareRef === undefined} />
      ))}
    </div>
  )
}
