import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from 'functions/contract/api/calls'
import { refreshSession } from '../../data/firebase/auth'
import { call } from '../../data/requests/call'
import { profileQuery } from '../../data/profile'

/** Changes what others see of the person; every place that shows it follows. */
export function useUpdateProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<'updateProfile'>) => call('updateProfile', input),
    onSuccess: (profile) => {
      client.setQueryData(profileQuery(profile.uid).queryKey, profile)
      void client.invalidateQueries({ queryKey: ['person', profile.uid] })
      refreshSession().catch((error: unknown) => console.warn('The session still has the old name.', error))
    },
  })
}
