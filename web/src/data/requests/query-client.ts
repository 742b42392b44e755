import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './problem'

/** Whether asking again could help: not after a refusal, which stays one. */
export function mayRetry(failures: number, error: unknown): boolean {
  const refused = error instanceof ApiProblem && error.status >= 400 && error.status < 500
  return !refused && failures < 3
}

/** Milliseconds before retry number `attempt` (from 0): 1 s, doubling, at most 30 s (specification, section 9). */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayRetry, retryDelay },
    // Without a connection a press fails at once and says so; kept back, it would happen later, unexpected.
    mutations: { networkMode: 'always' },
  },
})
