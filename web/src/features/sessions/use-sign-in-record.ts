import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readSignInRecord } from '../../data/identity/read-sign-in-record'
import { useSession } from '../../data/session'

const keyOf = (uid: string | undefined) => ['sign-in-record', uid]

/** How the person can sign in, as the provider has it now. */
export function useSignInRecord() {
  const { user } = useSession()
  return useQuery({
    queryKey: keyOf(user?.uid),
    queryFn: readSignInRecord,
    enabled: user !== undefined,
    retry: false,
  })
}

/** Asks again after a change. */
export function useRenewSignInRecord(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['sign-in-record'] })
}
