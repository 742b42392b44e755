import { Ticket } from 'functions/contract/tickets/ticket'
import { useLiveQuery } from '../../data/live/live'

/** More than any order holds. */
const ALL = 60

/** The tickets of one's own order, live: they appear when the order is settled, and change when one is used. */
export function useTicketsOfOrder(uid: string, orderId: string) {
  return useLiveQuery(Ticket, {
    collection: 'tickets',
    where: [
      ['orderId', '==', orderId],
      ['holderUid', '==', uid],
    ],
    limit: ALL,
  })
}
