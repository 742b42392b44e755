import { describe, expect, it } from 'vitest'
import { ApiProblem } from './problem'
import { mayRetry, queryClient, retryDelay } from './query-client'

const failed = (status: number) =>
  new ApiProblem({ status, code: 'internal', title: 'No', detail: 'Because.' })

describe('queries', () => {
  it('are retried three times', () => {
    expect([0, 1, 2, 3].map((failures) => mayRetry(failures, failed(503)))).toEqual([true, true, true, false])
  })

  it('are retried when no answer came', () => {
    expect(mayRetry(0, failed(0))).toBe(true)
  })

  it('are not retried after a refusal', () => {
    expect([400, 401, 403, 404, 409, 429].some((status) => mayRetry(0, failed(status)))).toBe(false)
  })

  it('wait a second, then twice as long each time, and never over 30 seconds', () => {
    expect([0, 1, 2, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000])
  })

  it('take both from the client', () => {
    expect(queryClient.getDefaultOptions().queries).toMatchObject({ retry: mayRetry, retryDelay })
  })
})
