import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import type { BillInvoice, Invoice } from 'functions/contract/invoices/invoice'
import { call } from '../../data/requests/call'
import { download } from '../../data/requests/download'
import { saveBlob } from '../../lib/save-file'

/** Invoices are written a second or two after the sale: so often is asked until they are there. */
const ASK_AGAIN_MS = 1500

const myInvoicesKey = (uid: string, shareRef: ShareRef) => ['invoices', uid, shareRef] as const

/**
 * A person's own invoices and credit notes for an activity.
 * @param isComplete whether all that are to come are there; asked again until then
 */
export function useMyInvoices(
  uid: string,
  shareRef: ShareRef,
  isComplete: (invoices: readonly Invoice[]) => boolean,
) {
  return useQuery({
    queryKey: myInvoicesKey(uid, shareRef),
    queryFn: async () => (await call('listMyInvoices', { shareRef })).items,
    refetchInterval: ({ state }) => (state.data && !isComplete(state.data) ? ASK_AGAIN_MS : false),
  })
}

/** Says who an invoice is for. */
export function useBillInvoice(uid: string, shareRef: ShareRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: BillInvoice) => call('billInvoice', input),
    onSuccess: (invoice) =>
      client.setQueryData<Invoice[]>(myInvoicesKey(uid, shareRef), (before) =>
        before?.map((it) => (it.id === invoice.id ? invoice : it)),
      ),
  })
}

function invoicesQuery(uid: string, shareRef: ShareRef) {
  return infiniteQueryOptions({
    queryKey: ['invoices', uid, shareRef, 'all'],
    queryFn: ({ pageParam: cursor }) => call('listInvoices', { shareRef, ...(cursor && { cursor }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })
}

/** An activity's invoices and credit notes, newest first, page by page. */
export function useInvoicesOfActivity(uid: string, shareRef: ShareRef) {
  return useInfiniteQuery(invoicesQuery(uid, shareRef))
}

/** All of them as a file for spreadsheets. */
export function useInvoicesFile(shareRef: ShareRef) {
  return useMutation({
    mutationFn: () => download('exportInvoices', { params: { shareRef } }),
    onSuccess: (file) => saveBlob(`invoices-${shareRef}.csv`, file),
  })
}
