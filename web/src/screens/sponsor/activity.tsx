import type { Activity } from 'functions/contract/activities/activity'
import { ExternalLink, HeartPlus } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../../lib/navigation/page-title'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import { useInvoicedOrders } from '../../entities/orders/own-orders'
import { whyNotGive } from '../../features/sponsorships/may-give'
import { hasSupport } from '../../features/sponsorships/support'
import { Given, OrderWays } from '../../features/sponsorships/support-list'
import { sponsorWording } from '../../features/sponsorships/wording'
import { longDay, shortDay, timeSpan, wallTimeIn } from '../../lib/text/date-text'
import { Avatar } from '../../ui/avatar'
import { Banner } from '../../ui/states/banner'
import { LinkButton } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { RichText } from '../../ui/rich-text'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import { ChosenActivity } from './chosen-activity'
import { SponsorPage } from './sponsor-page'
import styles from './sponsor-screens.module.css'

const words = sponsorWording.activity

function Give({ activity, hasGiven }: { activity: Activity; hasGiven: boolean }) {
  const [now] = useState(() => new Date().toISOString())
  const whyNot = whyNotGive(activity, now)
  if (whyNot === 'over') return <Banner>{words.over}</Banner>
  if (whyNot) return <Banner>{sponsorWording.payment.closed[whyNot]}</Banner>
  return (
    <LinkButton href={paths.sponsorPayment(activity.shareRef)} icon={<HeartPlus aria-hidden="true" />}>
      {hasGiven ? words.again : words.give}
    </LinkButton>
  )
}

function Gave({ uid, activity }: { uid: string; activity: Activity }) {
  const live = useInvoicedOrders(uid, activity.shareRef)
  if (live.status === 'loading') {
    return (
      <Loading label={sponsorWording.loading}>
        <Skeleton width="half" />
        <Skeleton shape="control" />
      </Loading>
    )
  }
  const orders = (live.status === 'ready' ? live.data : []).filter(hasSupport)
  const dayOf = (at: string) => shortDay(wallTimeIn(activity.timezone, at))
  return (
    <div className={styles.stack}>
      {orders.length === 0 && <p className={styles.small}>{words.nothingGiven}</p>}
      {orders.map((order) => (
        <div key={order.id} className={styles.gift}>
          <Given order={order} />
          <p className={styles.small}>{words.on(dayOf(order.settledAt ?? order.createdAt))}</p>
          <OrderWays order={order} />
        </div>
      ))}
      <Give activity={activity} hasGiven={orders.length > 0} />
    </div>
  )
}

function Says({ activity }: { activity: Activity }) {
  const { organiser, description, richDescription } = activity
  return (
    <Card heading={words.says(organiser.name)}>
      <div className={styles.stack}>
        {description !== '' && <p className={styles.sentence}>{description}</p>}
        {richDescription !== '' && <RichText html={richDescription} />}
        {description + richDescription === '' && <p className={styles.small}>{words.nothingSaid}</p>}
      </div>
    </Card>
  )
}

function Supported({ uid, activity }: { uid: string; activity: Activity }) {
  const { title, thumbnail, organiser, startDate, endDate, shareRef } = activity
  usePageTitle(title)
  return (
    <SponsorPage title={title} back={{ href: paths.sponsor(), label: sponsorWording.nav.home }}>
      <div className={styles.split}>
        <div className={styles.stack}>
          <img className={styles.cover} src={thumbnail} alt="" width={960} height={540} />
          <p className={styles.host}>
            <Avatar name={organiser.name} photoUrl={organiser.photoURL} size="small" />
            {words.by(organiser.name)}
          </p>
          <p className={styles.small}>
            {longDay(startDate)}, {timeSpan(startDate, endDate)}
          </p>
          <Says activity={activity} />
        </div>
        <div className={styles.stack}>
          <Card heading={words.gave}>
            <Gave uid={uid} activity={activity} />
          </Card>
          <LinkButton
            variant="secondary"
            href={paths.activity(shareRef)}
            icon={<ExternalLink aria-hidden="true" />}
          >
            {words.page}
          </LinkButton>
        </div>
      </div>
    </SponsorPage>
  )
}

/** /sponsor/activity: one activity from its supporter's side. */
export function Screen() {
  const { user } = useSession()
  if (!user) return null
  return (
    <ChosenActivity uid={user.uid} none={words.missing}>
      {(activity) => <Supported uid={user.uid} activity={activity} />}
    </ChosenActivity>
  )
}
