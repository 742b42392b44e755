import { useQuery } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import { call } from '../../data/requests/call'

/**
 * Follows an invitation, once for each person and link.
 * @returns whether that is over, well or not: what the person may see then is for the activity to say
 */
export function useAcceptedInvitation(
  uid: string | undefined,
  shareRef: ShareRef,
  token: string | null,
): boolean {
  const { isPending } = useQuery({
    queryKey: ['invitation', uid, shareRef, token],
    queryFn: () => call('acceptInvitation', { shareRef, token: token ?? '' }),
    enabled: uid !== undefined && token !== null,
    retry: false,
    staleTime: Infinity,
  })
  return token === null || !isPending
}
