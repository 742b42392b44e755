import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../data/call'

/** Cancels what one paid for, for the amount that was shown. */
export function useCancelPaidOrder(orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (amount: number) => call('cancelPaidOrder', { orderId, amount }),
    onSuccess: (order) => client.invalidateQueries({ queryKey: ['tickets', order.buyerUid] }),
  })
}
