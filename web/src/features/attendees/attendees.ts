import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { AtDoor, ListAttendees } from 'functions/contract/tickets/attendee'
import type { ShareRef } from 'functions/contract/ids'
import { call } from '../../data/requests/call'
import { attendeesKey } from '../../entities/attendees/attendees-key'
import { download } from '../../data/requests/download'
import { saveBlob } from '../../lib/save-file'

/** Whom the list shows; without any of these, everybody. */
export type AttendeeFilter = Pick<ListAttendees, 'search' | 'ticketTypeRef' | 'status' | 'door'>

/** The filter without what is not asked for: the SDK would write that as null. */
function askedOf(filter: AttendeeFilter): AttendeeFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, it]) => it !== undefined))
}

function attendeesQuery(uid: string, shareRef: ShareRef, filter: AttendeeFilter) {
  return infiniteQueryOptions({
    queryKey: [...attendeesKey(uid, shareRef), filter],
    queryFn: ({ pageParam: cursor }) =>
      call('listAttendees', { shareRef, ...askedOf(filter), ...(cursor && { cursor }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })
}

/** Those who have tickets and are looked for in the whole list, newest first, page by page. */
export function useAttendees(uid: string, shareRef: ShareRef, filter: AttendeeFilter) {
  return useInfiniteQuery(attendeesQuery(uid, shareRef, filter))
}

/** Writes a note on an order; the list has it when this is done. */
export function useWriteNote(uid: string, shareRef: ShareRef, orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => call('writeNote', { shareRef, orderId, text }),
    onSuccess: () => client.invalidateQueries({ queryKey: attendeesKey(uid, shareRef) }),
  })
}

/** Mails an order's tickets to its buyer again. */
export function useResendTickets(shareRef: ShareRef, orderId: string) {
  return useMutation({ mutationFn: () => call('resendTickets', { shareRef, orderId }) })
}

/** Everybody, or those who are in or not yet, as a file for spreadsheets. */
export function useAttendeesFile(shareRef: ShareRef, door: AtDoor | undefined) {
  return useMutation({
    mutationFn: () => download('exportAttendees', { params: { shareRef }, query: door ? { door } : {} }),
    onSuccess: (file) => saveBlob(`attendees-${door ? `${door}-` : ''}${shareRef}.csv`, file),
  })
}
