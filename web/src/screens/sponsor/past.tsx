import { useState } from 'react'
import { useSession } from '../../data/session'
import { byTime, hasSupport } from '../../features/sponsorships/support'
import { SupportList } from '../../features/sponsorships/support-list'
import { sponsorWording } from '../../features/sponsorships/wording'
import { Nothing } from './nothing'
import { SponsorPage } from './sponsor-page'
import { WithOrders } from './with-orders'

const words = sponsorWording.past

/** /sponsor/my-past-sponsored: one's own orders with a tip or a donation, for what is over. */
export function Screen() {
  const { user } = useSession()
  const [now] = useState(() => new Date().toISOString())
  if (!user) return null
  return (
    <SponsorPage title={words.title}>
      <WithOrders uid={user.uid}>
        {(all) => {
          const { past: orders } = byTime(all.filter(hasSupport), now)
          return orders.length > 0 ? (
            <SupportList label={words.list} orders={orders} />
          ) : (
            <Nothing words={words.none} />
          )
        }}
      </WithOrders>
    </SponsorPage>
  )
}
