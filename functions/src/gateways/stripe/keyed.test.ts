import { describe, expect, it } from 'vitest'
import { keyed } from './keyed'
import type { NextKey } from './keyed'

const fiveHundred = { statusCode: 500, type: 'StripeAPIError' }
const mismatch = { statusCode: 400, type: 'StripeIdempotencyError' }
const busyKey = { statusCode: 409, type: 'StripeIdempotencyError' }
const invalid = { statusCode: 400, type: 'StripeInvalidRequestError' }

/** Makes a call against answers by key, and says under which keys it asked. */
async function ask(answers: Record<string, unknown>, found?: string, saved = 1) {
  const asked: string[] = []
  const nextKey: NextKey = (_key, used) => Promise.resolve(Math.max(saved, used + 1))
  const call = ({ idempotencyKey }: { idempotencyKey: string }) => {
    asked.push(idempotencyKey)
    const answer = answers[idempotencyKey]
    return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer)
  }
  const work = keyed({ key: 'k', call, find: () => Promise.resolve(found), nextKey })
  const outcome = await work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error: (error as { code?: string }).code ?? error }),
  )
  return { asked, ...outcome }
}

describe('a call under an idempotency key', () => {
  it('is made once when it is answered', async () => {
    expect(await ask({ k: 'done' })).toEqual({ asked: ['k'], value: 'done' })
  })

  it('is answered by what a lost request made', async () => {
    expect(await ask({ k: fiveHundred }, 'made')).toEqual({ asked: ['k'], value: 'made' })
  })

  it('continues under the next key when the lost request made nothing', async () => {
    expect(await ask({ k: fiveHundred, 'k~2': 'done' })).toEqual({ asked: ['k', 'k~2'], value: 'done' })
  })

  it('continues under the next key when its key came with another request', async () => {
    expect(await ask({ k: mismatch, 'k~2': 'done' })).toEqual({ asked: ['k', 'k~2'], value: 'done' })
  })

  it('continues where an earlier request stopped', async () => {
    const answers = { k: fiveHundred, 'k~7': 'done' }
    expect(await ask(answers, undefined, 7)).toEqual({ asked: ['k', 'k~7'], value: 'done' })
  })

  it('waits for the answer to its key where another request has the key', async () => {
    expect(await ask({ k: busyKey })).toEqual({ asked: ['k'], error: 'payment-provider-down' })
  })

  it('is refused as the provider refuses it', async () => {
    expect(await ask({ k: invalid })).toEqual({ asked: ['k'], error: invalid })
  })

  it('ends after three keys, for the next request to continue', async () => {
    const answers = { k: fiveHundred, 'k~2': fiveHundred, 'k~3': fiveHundred }
    expect(await ask(answers)).toEqual({ asked: ['k', 'k~2', 'k~3'], error: 'payment-provider-down' })
  })
})
