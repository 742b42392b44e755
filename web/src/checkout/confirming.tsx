import { useQueryClient } from '@tanstack/react-query'
import { Order } from 'functions/contract/order'
import { useEffect, useState } from 'react'
import { useLiveDoc } from '../../data/live'
import { orderKey, useOrder } from '../../features/order/order-calls'
import { stepOf } from '../../features/order/order-step'
import { orderWording } from '../../features/order/wording'
import { Button, LinkButton } from '../../ui/button'
import { Card } from '../../ui/card'
import { PageRoom } from '../../ui/page-header'
import styles from './payment.module.css'
import { Steps } from './steps'
import { Waiting } from './waiting'

const words = orderWording.confirming
const ASK_MS = 3000
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

/** What the live document says moves the order on; asking as well helps where a message of the provider is slow. */
function useMoveOn(uid: string, order: Order) {
  const client = useQueryClient()
  const live = useLiveDoc(Order, `orders/${order.id}`)
  useOrder(uid, order.id, ASK_MS)
  useEffect(() => {
    if (live.status === 'ready' && stepOf(live.data, false) !== 'confirming') {
      client.setQueryData(orderKey(uid, order.id), live.data)
    }
  }, [client, uid, order.id, live])
}

/** After paying: waits for the payment to be confirmed, and says what to do when it was none. */
export function Confirming({
  uid,
  order,
  onToDetails,
}: {
  uid: string
  order: Order
  onToDetails: () => void
}) {
  const isSlow = useIsLate(SLOW_MS)
  useMoveOn(uid, order)
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
