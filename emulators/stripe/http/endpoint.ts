import type { z } from 'zod'
import type { Cause, World } from '../world/world'

/** One request to an endpoint, already authenticated and parsed. */
export interface Call<Params> {
  params: Params
  /** The part of the path in the place of `:id`. */
  id: string
  /** The part of the path in the place of `:part`: something that belongs to what `:id` names. */
  part: string
  /** The connected account that the request acts for (`Stripe-Account`), if any. */
  account: string | undefined
  cause: NonNullable<Cause>
}

/** One method and path of the API: its contract and what it does. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/v1/${string}`
  params: z.ZodType
  /** True when the endpoint may also be called on behalf of a connected account. */
  forConnectedAccounts: boolean
  run(world: World, call: Call<unknown>): object
}

/** Declares an endpoint; `run` gets the parameters as its contract types them. */
export function endpoint<Schema extends z.ZodType>(
  method: Endpoint['method'],
  path: Endpoint['path'],
  params: Schema,
  run: (world: World, call: Call<z.output<Schema>>) => object,
  options: { forConnectedAccounts?: boolean } = {},
): Endpoint {
  return {
    method,
    path,
    params,
    forConnectedAccounts: options.forConnectedAccounts ?? false,
    run: (world, call) => run(world, call as Call<z.output<Schema>>),
  }
}
