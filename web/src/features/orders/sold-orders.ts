import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import type { RefundOrder } from 'functions/contract/refunds/refund'
import type { SoldOrder } from 'functions/contract/orders/sold-order'
import { call } from '../../data/requests/call'
import { attendeesKey } from '../../entities/attendees/attendees-key'

/** Which order, of whose list. */
export interface SoldRef {
  readonly uid: string
  readonly shareRef: ShareRef
  readonly orderId: string
}

const keyOf = ({ uid, shareRef, orderId }: SoldRef) => [...attendeesKey(uid, shareRef), 'order', orderId]

/** One order for the team. It is read anew whenever the list is. */
export function useSoldOrder(of: SoldRef) {
  const { shareRef, orderId } = of
  return useQuery({ queryKey: keyOf(of), queryFn: () => call('readSoldOrder', { shareRef, orderId }) })
}

function useChange<T>(of: SoldRef, change: (input: T) => Promise<SoldOrder>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (order) => {
      client.setQueryData(keyOf(of), order)
      void client.invalidateQueries({
        queryKey: attendeesKey(of.uid, of.shareRef),
        predicate: ({ queryKey }) => !queryKey.includes('order'),
      })
    },
  })
}

/** Gives money back. The same key is the same refund, however often it is sent. */
export function useRefund(of: SoldRef) {
  const { shareRef, orderId } = of
  return useChange(of, (input: Pick<RefundOrder, 'what' | 'reason' | 'idempotencyKey'>) =>
    call('refundOrder', { shareRef, orderId, ...input }),
  )
}

/** What a dispute would be answered with. */
export function useEvidence(of: SoldRef, isWanted: boolean) {
  const { shareRef, orderId } = of
  return useQuery({
    queryKey: [...keyOf(of), 'evidence'],
    queryFn: () => call('prepareEvidence', { shareRef, orderId }),
    enabled: isWanted,
  })
}

/** Answers a dispute. */
export function useSendEvidence(of: SoldRef) {
  const { shareRef, orderId } = of
  return useChange(of, (remark: string) => call('submitEvidence', { shareRef, orderId, remark }))
}

/** Has the failed refunds of a cancelled activity made again. */
export function useRetryClosing(shareRef: ShareRef) {
  return useMutation({ mutationFn: () => call('retryClosing', { shareRef }) })
}
