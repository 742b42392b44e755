import { useQuery } from '@tanstack/react-query'
import { ServerId } from 'functions/contract/ids'
import type { Order } from 'functions/contract/orders/order'
import { Share2, Ticket } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import { activityQuery } from '../../features/activities/read-activity'
import { useOwnOrder } from '../../features/sponsorships/own-orders'
import { hasSupport, isKept, isSettled } from '../../features/sponsorships/support'
import { Given, OrderWays } from '../../features/sponsorships/support-list'
import { sponsorWording } from '../../features/sponsorships/wording'
import { SHARE_NAMES, shareHref } from '../../lib/navigation/share-links'
import { Button, LinkButton } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { PageRoom } from '../../ui/layout/page-header'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import { Nothing } from './nothing'
import styles from './sponsor-screens.module.css'
import { WithOrders } from './with-orders'

const words = sponsorWording.thanks

/** The invitation to bring somebody; not for activities that only their own audience may open. */
function Share({ uid, order }: { uid: string; order: Order }) {
  const { data } = useQuery(activityQuery(uid, order.shareRef))
  if (data?.audience !== 'public') return null
  const url = window.location.origin + paths.publicActivity(order.shareRef)
  const text = words.shareText(data.title, url)
  const share = () => void navigator.share({ title: data.title, text, url }).catch(() => undefined)
  return (
    <section className={styles.section}>
      <h2>{words.share}</h2>
      <div className={styles.answers}>
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" size="small" icon={<Share2 aria-hidden="true" />} onClick={share}>
            {words.sharing}
          </Button>
        )}
        <CopyButton text={text} label={words.copy} />
        {(['whatsapp', 'telegram', 'mail'] as const).map((channel) => (
          <LinkButton
            key={channel}
            variant="secondary"
            size="small"
            target={channel === 'mail' ? undefined : '_blank'}
            rel="noopener noreferrer"
            href={shareHref(channel, { text, url, subject: data.title })}
          >
            {SHARE_NAMES[channel]}
          </LinkButton>
        ))}
      </div>
    </section>
  )
}

function Thanks({ uid, order }: { uid: string; order: Order }) {
  const { title, thumbnail, organiserName } = order.activity
  const lead = hasSupport(order) ? words.lead(title, organiserName) : words.came(title)
  return (
    <>
      <div className={styles.thanks}>
        <img src={thumbnail} alt="" width={640} height={360} />
        <h1>{words.title}</h1>
        <p className={styles.lead}>{hasSupport(order) && !isKept(order) ? words.back : lead}</p>
        {hasSupport(order) && (
          <div className={styles.gaveBox}>
            <h2>{words.gave}</h2>
            <Given order={order} />
          </div>
        )}
        <OrderWays order={order} />
      </div>
      <Share uid={uid} order={order} />
      <div className={styles.answers}>
        <LinkButton variant="quiet" href={paths.sponsor()}>
          {words.all}
        </LinkButton>
      </div>
    </>
  )
}

function ForOrder({ uid, orderId }: { uid: string; orderId: string }) {
  const live = useOwnOrder(orderId)
  if (live.status === 'loading') {
    return (
      <Loading label={sponsorWording.loading}>
        <Skeleton shape="picture" />
        <Skeleton shape="title" width="half" />
      </Loading>
    )
  }
  if (live.status !== 'ready') return <Latest uid={uid} />
  if (isSettled(live.data)) return <Thanks uid={uid} order={live.data} />
  return <Nothing level={1} icon={<Ticket />} words={words.open} href={paths.payment(orderId)} />
}

function Latest({ uid }: { uid: string }) {
  return (
    <WithOrders uid={uid}>
      {(orders) => {
        const latest = orders.find((order) => hasSupport(order) && isKept(order))
        return latest ? <Thanks uid={uid} order={latest} /> : <Nothing level={1} words={words.none} />
      }}
    </WithOrders>
  )
}

/** /sponsor/congratulations: the thank-you for an order of one's own; without one, for the latest with something given. */
export function Screen() {
  const { user } = useSession()
  const [search] = useSearchParams()
  const orderId = ServerId.safeParse(search.get('order')).data
  if (!user) return null
  return (
    <PageRoom narrow>
      {orderId === undefined ? (
        <Latest uid={user.uid} />
      ) : (
        <ForOrder key={orderId} uid={user.uid} orderId={orderId} />
      )}
    </PageRoom>
  )
}
