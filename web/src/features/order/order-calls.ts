import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Order, PlaceOrder } from 'functions/contract/order'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../data/call'
import { ApiProblem } from '../../data/problem'
import { endIntention, holdKey } from './hold-key'
import type { Intention } from './hold-key'
import { keepHolding, otherHolding } from './holding'

/** What is known of one order; every answer about it is kept under this key. */
export function orderKey(uid: string, orderId: string) {
  return ['orders', uid, orderId] as const
}

const isUnanswered = (error: unknown) => error instanceof ApiProblem && error.code === 'network'

/** Whoever chooses differently does not keep what they chose before. */
async function freeOther(intention: Intention): Promise<void> {
  const other = otherHolding(intention)
  if (!other) return
  endIntention({ ...intention, tickets: other.tickets })
  await call('cancelOrder', { orderId: other.orderId }).catch((error: unknown) =>
    console.warn('An earlier hold ends by itself.', error),
  )
}

/**
 * Holds the tickets of an intention. The server knows the intention by its key, so that asking again finds the same hold:
 * it may be a query, and be repeated after a lost answer.
 */
export function holdQuery(intention: Intention, items: { ticketTypeRef: string; quantity: number }[]) {
  const { uid, shareRef } = intention
  const idempotencyKey = holdKey(intention)
  return queryOptions({
    queryKey: ['orders', uid, 'hold', idempotencyKey],
    queryFn: async () => {
      await freeOther(intention)
      const order = await call('holdTickets', { shareRef, items, idempotencyKey })
      keepHolding(intention, order)
      return order
    },
    retry: (failures, error) => isUnanswered(error) && failures < 3,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** An order as it is now; paid ones are settled by asking, without waiting for the payment provider's message. */
export function orderQuery(uid: string, orderId: string) {
  return queryOptions({
    queryKey: orderKey(uid, orderId),
    queryFn: () => call('checkOrder', { orderId }),
    staleTime: Infinity,
  })
}

export function useOrder(uid: string, orderId: string, everyMs?: number) {
  return useQuery({ ...orderQuery(uid, orderId), ...(everyMs && { refetchInterval: everyMs }) })
}

/** Keeps what a call answered about an order where the screens read it. */
function useKeepOrder() {
  const client = useQueryClient()
  return (order: Order) => {
    client.setQueryData(orderKey(order.buyerUid, order.id), order)
    client.setQueriesData<Order>({ queryKey: ['orders', order.buyerUid, 'hold'] }, (before) =>
      before?.id === order.id ? order : before,
    )
  }
}

/** Applies a promo code, or takes it off. */
export function useApplyPromoCode(orderId: string) {
  const keep = useKeepOrder()
  return useMutation({
    mutationFn: (code: string | null) => call('applyPromoCode', { orderId, code }),
    onSuccess: keep,
  })
}

/** Confirms a free order, or makes the page where it is paid. */
export function usePlaceOrder() {
  const keep = useKeepOrder()
  return useMutation({
    mutationFn: (input: PlaceOrder) => call('placeOrder', input),
    onSuccess: ({ order }) => keep(order),
  })
}

/** Gives held tickets back. */
export function useCancelOrder(orderId: string) {
  const keep = useKeepOrder()
  return useMutation({ mutationFn: () => call('cancelOrder', { orderId }), onSuccess: keep })
}

/** Gives free tickets back that one has. */
export function useGiveBackOrder(orderId: string) {
  const keep = useKeepOrder()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('giveBackOrder', { orderId }),
    onSuccess: async (order) => {
      keep(order)
      await client.invalidateQueries({ queryKey: ['tickets', order.buyerUid] })
    },
  })
}

/**
 * Frees held tickets when their buyer goes elsewhere in the app: the seats are for those who want them. Not when the page
 * is loaded anew or left for the payment page, and not on the way between the steps of checkout.
 */
export function useFreeOnLeave(intention: Intention, order: Order | undefined, isElsewhere: () => boolean) {
  const client = useQueryClient()
  const free = useEffectEvent(() => {
    if (order?.status !== 'held' || !isElsewhere()) return
    endIntention(intention)
    client.removeQueries({ queryKey: ['orders', intention.uid, 'hold'] })
    void call('cancelOrder', { orderId: order.id }).catch(() => undefined)
  })
  // The address has changed by the next task only.
  useEffect(() => () => void setTimeout(free), [])
}
