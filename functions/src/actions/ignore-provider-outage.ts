import { Refusal } from '../domain/refusal'

/** What the payment provider is asked for; undefined while it does not answer. What is written down by then is not lost. */
export async function ignoreProviderOutage<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'payment-provider-down') return undefined
    throw error
  }
}
