import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Ticket } from 'functions/contract/tickets/ticket'
import { call } from '../../data/requests/call'
import { keepTickets, readKeptTickets } from './kept-tickets'

/** More pages than anybody's tickets fill; the copy on the device stays small. */
const MOST_PAGES = 4

async function loadTickets(uid: string): Promise<Ticket[]> {
  const items: Ticket[] = []
  let cursor: string | null = null
  for (let page = 0; page < MOST_PAGES && (page === 0 || cursor !== null); page += 1) {
    const answer: { items: Ticket[]; nextCursor: string | null } = await call(
      'listMyTickets',
      cursor === null ? {} : { cursor },
    )
    items.push(...answer.items)
    cursor = answer.nextCursor
  }
  keepTickets(uid, items)
  return items
}

/** A person's tickets to what is coming: at once what this device has kept of them, then what the server says. */
function ticketsQuery(uid: string) {
  const kept = readKeptTickets(uid)
  return queryOptions({
    queryKey: ['tickets', uid],
    queryFn: () => loadTickets(uid),
    ...(kept && { initialData: kept.items, initialDataUpdatedAt: Date.parse(kept.savedAt) }),
    staleTime: 60_000,
  })
}

export function useMyTickets(uid: string) {
  return useQuery(ticketsQuery(uid))
}

/** So old may the copy on a device grow before it is renewed without anybody looking at it. */
const RENEW_AFTER_MS = 12 * 3_600_000

/** Renews the copy on this device when it has grown old, so that tickets open without a network. */
export async function renewKeptTickets(uid: string): Promise<void> {
  const kept = readKeptTickets(uid)
  if (kept && Date.now() - Date.parse(kept.savedAt) < RENEW_AFTER_MS) return
  await loadTickets(uid)
}

export interface TicketGroup {
  readonly shareRef: string
  readonly title: string
  readonly startDate: string
  readonly tickets: readonly Ticket[]
}

/** Tickets by activity, in the order in which they come. */
export function groupTickets(tickets: readonly Ticket[]): TicketGroup[] {
  const groups = new Map<string, TicketGroup & { tickets: Ticket[] }>()
  for (const ticket of tickets) {
    const { shareRef, activityTitle: title, startDate } = ticket
    const group = groups.get(shareRef) ?? { shareRef, title, startDate, tickets: [] }
    group.tickets.push(ticket)
    groups.set(shareRef, group)
  }
  return [...groups.values()]
}
