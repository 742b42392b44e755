import { AsyncLocalStorage } from 'node:async_hooks'
import { Firestore, Query, Transaction, WriteBatch } from 'firebase-admin/firestore'
import { Stripe } from 'stripe'
import { database } from './database'

/*
 * Servers that stop at any step. The seam is where a server meets the outside: the Admin SDK's requests to Firestore and
 * the Stripe SDK's. Each has two steps, before it leaves and before its answer is here; a transaction has one more, before
 * its commit. The payment provider may answer with an error of its own, which its key repeats.
 */

/** What a server that has stopped meets wherever it turns. */
class Crash extends Error {}

/** At which of the steps that several servers take one after the other each of them stops. */
export interface Fate {
  readonly crashes: readonly number[]
  steps: number
  /** Which of their requests under a key the payment provider answers with an error of its own, and has it so from then on. */
  readonly errors?: readonly number[]
  requests?: number
}

interface Server {
  readonly fate: Fate
  isDead: boolean
  readonly underWay: Set<Promise<unknown>>
}

const servers = new AsyncLocalStorage<Server>()

function step(): void {
  const server = servers.getStore()
  if (!server) return
  if (!server.isDead) {
    server.fate.steps += 1
    server.isDead = server.fate.crashes.includes(server.fate.steps)
  }
  if (server.isDead) throw new Crash('This server has stopped.')
}

async function request<T>(send: () => Promise<T>): Promise<T> {
  step()
  const sent = send()
  const server = servers.getStore()
  server?.underWay.add(sent)
  try {
    return await sent
  } finally {
    server?.underWay.delete(sent)
    step()
  }
}

/** What a server made of its work; `crashed` leaves open whether it is done. */
export type Outcome<T> = { kind: 'done'; value: T } | { kind: 'failed'; error: unknown } | { kind: 'crashed' }

/** Lets a server do its work, as far as its fate allows. What it had sent when it stopped arrives before this returns. */
export async function serve<T>(fate: Fate, work: () => Promise<T>): Promise<Outcome<T>> {
  const server: Server = { fate, isDead: false, underWay: new Set() }
  const outcome = await servers.run(server, async (): Promise<Outcome<T>> => {
    try {
      return { kind: 'done', value: await work() }
    } catch (error) {
      return { kind: 'failed', error }
    }
  })
  await Promise.allSettled(server.underWay)
  return server.isDead ? { kind: 'crashed' } : outcome
}

/** A method that sends something and promises an answer. */
export type Method = (this: unknown, ...parameters: unknown[]) => Promise<unknown>

/** Replaces a method of a class, until the answer is called. */
export function wrap(prototype: object, name: string, by: (original: Method) => Method): () => void {
  const methods = prototype as Record<string, Method>
  const original = methods[name]
  if (!original) throw new Error(`The SDK has no ${name} any more`)
  methods[name] = by(original)
  return () => {
    methods[name] = original
  }
}

const asRequest = (original: Method): Method =>
  function sent(...parameters) {
    return request(() => original.apply(this, parameters))
  }

/** The work of a transaction, and a step before its commit. */
const asTransaction = (original: Method): Method =>
  function sent(work, ...options) {
    const stopping = async (transaction: unknown) => {
      const result = await (work as (transaction: unknown) => Promise<unknown>)(transaction)
      step()
      return result
    }
    return request(() => original.call(this, stopping, ...options))
  }

/** What the Stripe SDK takes for an answer after which it does not ask again. */
const NO_ANSWER = {
  getStatusCode: () => 500,
  getHeaders: () => ({ 'stripe-should-retry': 'false' }),
  getRawResponse: () => ({}),
  toStream: () => ({}),
  toJSON: () => Promise.resolve({ error: { message: 'This server has stopped.' } }),
}

/** Keys under which the provider answered with an error (Stripe: "Idempotent requests"). */
const failedKeys = new Set<string>()
/** What meets errors: all that has a key of ours. The SDK gives other requests one by chance. */
const MEETS_ERRORS = /^(?!stripe-node-retry)./

/** Sends a request to the provider, which may do what is asked and yet answer with an error, or do nothing. */
async function meetError(parameters: unknown[], send: () => Promise<unknown>): Promise<unknown> {
  const { 'Idempotency-Key': key = '' } = parameters[4] as Record<string, string>
  const fate = servers.getStore()?.fate
  if (failedKeys.has(key)) return NO_ANSWER
  if (!fate?.errors || !MEETS_ERRORS.test(key)) return send()
  fate.requests = (fate.requests ?? 0) + 1
  if (!fate.errors.includes(fate.requests)) return send()
  failedKeys.add(key)
  if (fate.requests % 2 === 0) await send()
  return NO_ANSWER
}

const asStripeRequest = (original: Method): Method =>
  async function sent(...parameters) {
    try {
      return await request(() => meetError(parameters, () => original.apply(this, parameters)))
    } catch (error) {
      if (error instanceof Crash) return NO_ANSWER
      throw error
    }
  }

/** Makes servers of this process mortal, until the answer is called. */
export function letServersCrash(): () => void {
  const http = Object.getPrototypeOf(Stripe.createNodeHttpClient()) as object
  // The SDK gives this class no name to import it by.
  const counting = Object.getPrototypeOf(database().collection('orders').count()) as object
  const restore = [
    wrap(Firestore.prototype, 'getAll', asRequest),
    wrap(Query.prototype, 'get', asRequest),
    wrap(counting, 'get', asRequest),
    wrap(Transaction.prototype, 'get', asRequest),
    wrap(WriteBatch.prototype, 'commit', asRequest),
    wrap(Firestore.prototype, 'runTransaction', asTransaction),
    wrap(http, 'makeRequest', asStripeRequest),
  ]
  return () => restore.forEach((undo) => undo())
}
