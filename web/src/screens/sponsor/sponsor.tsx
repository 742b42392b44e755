import type { Order } from 'functions/contract/orders/order'
import { CalendarPlus, HandCoins, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import { byTime, hasSupport, isKept, sumsOf } from '../../features/sponsorships/support'
import { SupportList } from '../../features/sponsorships/support-list'
import { Totals } from '../../features/sponsorships/totals'
import { sponsorWording } from '../../features/sponsorships/wording'
import { LinkButton } from '../../ui/button'
import { SponsorPage } from './sponsor-page'
import styles from './sponsor-screens.module.css'
import { WithOrders } from './with-orders'

const words = sponsorWording.home

/** So many of those to come are shown here; the rest is a page away. */
const NEXT = 3

const WAYS = [
  { icon: <HandCoins />, ...words.ways.give, href: paths.sponsorExplore() },
  { icon: <UsersRound />, ...words.ways.bring, href: paths.myActivities('going') },
  { icon: <CalendarPlus />, ...words.ways.host, href: paths.create() },
]

function Ways() {
  return (
    <section className={styles.section}>
      <h2>{words.more}</h2>
      <ul className={styles.tiles}>
        {WAYS.map(({ icon, title, text, action, href }) => (
          <li key={title} className={styles.tile}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
            <LinkButton variant="secondary" size="small" href={href}>
              {action}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pitch() {
  return (
    <section className={styles.pitch}>
      <div className={styles.pitchWords}>
        <h2>{words.none.title}</h2>
        <p>{words.none.text}</p>
        <div>
          <LinkButton href={paths.sponsorExplore()}>{words.none.action}</LinkButton>
        </div>
      </div>
      <img src="/covers/community-garden.webp" alt="" width={600} height={338} />
    </section>
  )
}

function Supported({ orders, now }: { orders: readonly Order[]; now: string }) {
  const { upcoming } = byTime(orders, now)
  const sums = sumsOf(orders)
  const activities = new Set(orders.filter(isKept).map((it) => it.shareRef)).size
  return (
    <>
      {sums.length > 0 && <Totals sums={sums} activities={activities} />}
      <section className={styles.section}>
        <div className={styles.head}>
          <h2>{words.upcoming}</h2>
          {upcoming.length > NEXT && (
            <LinkButton variant="quiet" size="small" href={paths.sponsorUpcoming()}>
              {words.all}
            </LinkButton>
          )}
        </div>
        {upcoming.length > 0 ? (
          <SupportList label={words.upcoming} orders={upcoming.slice(0, NEXT)} />
        ) : (
          <p className={styles.small}>{words.noUpcoming}</p>
        )}
      </section>
    </>
  )
}

/** /sponsor: what the person has given, what it is for next, and how to give more. */
export function Screen() {
  const { user } = useSession()
  const [now] = useState(() => new Date().toISOString())
  if (!user) return null
  return (
    <SponsorPage title={words.title} lead={words.lead}>
      <WithOrders uid={user.uid}>
        {(orders) => {
          const supported = orders.filter(hasSupport)
          return supported.length > 0 ? <Supported orders={supported} now={now} /> : <Pitch />
        }}
      </WithOrders>
      <Ways />
    </SponsorPage>
  )
}
