import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './requests/api'
import { useSession } from './session'

/** Whether the build asks for sample data (specification, section 7). */
const isMocked = () => import.meta.env.VITE_MOCK_DATA === 'on'

/** The profile query of the specification, section 4: signed in only, never retried, always stale, kept 5 minutes. */
export function profileQuery(uid: string | undefined) {
  return queryOptions({
    queryKey: ['profile', uid],
    queryFn: ({ signal }) =>
      api('readProfile', { query: { language: 'en', mock: String(isMocked()) } }, { signal }),
    enabled: uid !== undefined,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 300_000,
  })
}

/** The signed-in person's own profile; idle while nobody is signed in. */
export function useProfile() {
  return useQuery(profileQuery(useSession().user?.uid))
}
