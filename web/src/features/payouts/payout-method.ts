import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { leaveFor } from '../../lib/state/loading'
import { api } from '../../data/requests/api'

/** After these the outcome is not a matter of seconds any more. */
const MOST_LOOKS = 30
const RETURN_KEY = 'turnout.payout.from'

/** How long until the payment provider is asked again that did not answer. */
export const LOOK_AGAIN_MS = 20_000

/** Whether the organiser can be paid, as the payment provider says, or last said while it does not answer. */
export function payoutMethodQuery(uid: string | undefined) {
  return queryOptions({
    queryKey: ['payout-method', uid],
    queryFn: ({ signal }) => api('readPayoutMethod', undefined, { signal }),
    enabled: uid !== undefined,
    refetchInterval: ({ state }) => (state.data?.isCurrent === false ? LOOK_AGAIN_MS : false),
  })
}

export function usePayoutMethod(uid: string | undefined) {
  return useQuery(payoutMethodQuery(uid))
}

/** The same, asked every two seconds for a minute, or until money can be taken. */
export function usePayoutOutcome(uid: string | undefined) {
  return useQuery({
    ...payoutMethodQuery(uid),
    refetchInterval: ({ state }) =>
      (state.data?.isCurrent === true && state.data.status === 'ready') || state.dataUpdateCount > MOST_LOOKS
        ? false
        : 2000,
  })
}

/** Leads to the payment provider; `/returnStripe` leads back to where this was begun. */
export function useStartPayouts() {
  return useMutation({
    mutationFn: (country: string | undefined) =>
      api('startPayoutOnboarding', { body: country === undefined ? {} : { country } }),
    onSuccess: ({ url }) => leaveFor(url),
  })
}

/** Remembers, for this tab, where setting up payouts was begun. */
export function keepReturnPath(path: string): void {
  try {
    sessionStorage.setItem(RETURN_KEY, path)
  } catch {
    // Without storage, the way back is My activities.
  }
}

/** Where setting up payouts was begun, if this tab knows. */
export function returnPath(): string | undefined {
  try {
    return sessionStorage.getItem(RETURN_KEY) ?? undefined
  } catch {
    return undefined
  }
}
