import type { Order } from 'functions/contract/orders/order'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import { isUnverified } from '../../data/session-user'
import { useOwnOrders } from '../../features/sponsorships/own-orders'
import { sponsorWording as words } from '../../features/sponsorships/wording'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/states/error-state'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import styles from './sponsor-screens.module.css'

interface WithOrdersProps {
  uid: string
  children: (orders: readonly Order[]) => ReactNode
}

/** What is made of the person's own orders, with the states of reading them, and the way to older ones. */
export function WithOrders({ uid, children }: WithOrdersProps) {
  const own = useOwnOrders(uid)
  const { user } = useSession()
  const { pathname } = useLocation()
  // Orders are read live: here no answer of the server says that the address has to be confirmed first.
  if (user && isUnverified(user)) return <Navigate replace to={paths.verify(pathname)} />
  if (own.status === 'loading') {
    return (
      <Loading label={words.loading}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Loading>
    )
  }
  if (!own.orders) {
    return (
      <ErrorState title={words.failed} detail={words.failedDetail} onRetry={() => window.location.reload()} />
    )
  }
  return (
    <>
      {children(own.orders)}
      {own.lookBack && (
        <div className={styles.back}>
          <p className={styles.small}>{words.limited}</p>
          <Button variant="secondary" onClick={own.lookBack}>
            {words.lookBack}
          </Button>
        </div>
      )}
    </>
  )
}
