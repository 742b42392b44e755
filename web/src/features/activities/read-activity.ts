import { queryOptions } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import { api } from '../../data/requests/api'

/** One activity as its audience sees it, read once: for screens that need nothing live. */
export function activityQuery(uid: string | undefined, shareRef: ShareRef) {
  return queryOptions({
    queryKey: ['activities', 'one', uid, shareRef],
    queryFn: ({ signal }) => api('readActivity', { params: { shareRef } }, { signal }),
  })
}
