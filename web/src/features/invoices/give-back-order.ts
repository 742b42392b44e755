import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../data/requests/call'

/** Gives free tickets back that one has. */
export function useGiveBackOrder(orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('giveBackOrder', { orderId }),
    onSuccess: (order) => client.invalidateQueries({ queryKey: ['tickets', order.buyerUid] }),
  })
}
