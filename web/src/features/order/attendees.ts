import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { Attendee } from 'functions/contract/attendee'
import type { ShareRef } from 'functions/contract/ids'
import { call } from '../../data/call'
import { csvOf } from './csv'
import { plainAmount } from '../../lib/money-text'

/** Those who have tickets, newest first, page by page, for the organiser. */
export function attendeesQuery(uid: string, shareRef: ShareRef) {
  return infiniteQueryOptions({
    queryKey: ['attendees', uid, shareRef],
    queryFn: ({ pageParam: cursor }) => call('listAttendees', { shareRef, ...(cursor && { cursor }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })
}

export function useAttendees(uid: string, shareRef: ShareRef) {
  return useInfiniteQuery(attendeesQuery(uid, shareRef))
}

/** The rows in which every word of `search` is found, in names, addresses, tickets and order numbers. */
export function matchingAttendees(attendees: readonly Attendee[], search: string): Attendee[] {
  const words = search.toLocaleLowerCase('en').split(/\s+/).filter(Boolean)
  return attendees.filter((attendee) => {
    const titles = attendee.items.map((item) => item.title)
    const text = [attendee.fullName, attendee.email, attendee.orderId, ...titles]
      .join(' ')
      .toLocaleLowerCase('en')
    return words.every((word) => text.includes(word))
  })
}

/** All attendees, every page of them, as CSV. */
export async function attendeesCsv(shareRef: ShareRef): Promise<string> {
  const rows: (string | number)[][] = [
    ['Order', 'Name', 'Email', 'Tickets', 'Quantity', 'Total', 'Currency', 'Status', 'Date'],
  ]
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof call<'listAttendees'>>> = await call('listAttendees', {
      shareRef,
      limit: 200,
      ...(cursor && { cursor }),
    })
    rows.push(...page.items.map(rowOf))
    cursor = page.nextCursor
  } while (cursor)
  return csvOf(rows)
}

function rowOf(it: Attendee): (string | number)[] {
  const tickets = it.items.map(({ title, quantity }) => `${quantity} × ${title}`).join('; ')
  const quantity = it.items.reduce((sum, item) => sum + item.quantity, 0)
  const total = plainAmount(it.total, it.currency)
  return [
    it.orderId,
    it.fullName,
    it.email,
    tickets,
    quantity,
    total,
    it.currency.toUpperCase(),
    it.status,
    it.settledAt,
  ]
}
