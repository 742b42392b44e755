import { useQuery } from '@tanstack/react-query'
import { readPasswordPolicy } from '../../../data/identity/password-policy'
import { passwordChecks } from '../../../lib/text/password-checks'
import type { PasswordCheck } from '../../../lib/text/password-checks'

/** What the password still needs; by the default policy until the provider's own is known. */
export function usePasswordChecks(password: string): PasswordCheck[] {
  const policy = useQuery({
    queryKey: ['password-policy'],
    queryFn: readPasswordPolicy,
    staleTime: Infinity,
    retry: false,
  })
  return passwordChecks(policy.data ?? {}, password)
}
