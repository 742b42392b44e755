import type { Order } from 'functions/contract/orders/order'
import { useEffect, useState } from 'react'
import { orderWording } from '../../entities/orders/order-wording'
import { Button, LinkButton } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { PageRoom } from '../../ui/layout/page-header'
import styles from '../checkout.module.css'
import { Steps } from '../steps/steps'
import { useMoveOn } from '../use-move-on'
import { Waiting } from '../waiting/waiting'

const words = orderWording.confirming
const ASK_MS = 2000
const SLOW_MS = 15_000

/** Whether so much time has gone by. */
function useIsLate(afterMs: number): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isLate
}

/** After paying: waits for the payment to be confirmed, and says what to do when it was none. */
export function Confirming({
  order,
  onOrder,
  onToDetails,
}: {
  order: Order
  onOrder: (order: Order) => void
  onToDetails: () => void
}) {
  const isSlow = useIsLate(SLOW_MS)
  useMoveOn(order, onOrder, ASK_MS)
  return (
    <PageRoom narrow>
      <Steps at="pay" />
      <Waiting title={words.title} detail={words.detail} />
      {isSlow && (
        <Card heading={words.slow}>
          <p>{words.slowDetail}</p>
          <div className={styles.answers}>
            <Button variant="secondary" onClick={onToDetails}>
              {words.toDetails}
            </Button>
            {order.session && <LinkButton href={order.session.url}>{words.toPayment}</LinkButton>}
          </div>
        </Card>
      )}
    </PageRoom>
  )
}
