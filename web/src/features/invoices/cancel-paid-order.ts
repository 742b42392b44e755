import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../data/requests/call'

/**
 * Cancels what one paid for, for the amount that was shown.
 * @param onDone is told also when the order, which is live, has taken the button away by then
 */
export function useCancelPaidOrder(orderId: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (amount: number) => call('cancelPaidOrder', { orderId, amount }),
    onSuccess: (order) => {
      onDone()
      return client.invalidateQueries({ queryKey: ['tickets', order.buyerUid] })
    },
  })
}
