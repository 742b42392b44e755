import type { CallName } from './calls'

/* Without schemas, like money-format.ts. */

/** Where the functions run; the web app calls them there. */
export const REGION = 'us-central1'

/** Where a callable is, below the functions' address: one function serves them all (docs/decisions/0016). */
export function pathOfCall(name: CallName): string {
  return `calls/${name}`
}
