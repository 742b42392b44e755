import { randomUUID } from 'node:crypto'
import type { HttpsFunction } from 'firebase-functions/https'
import { problemOf, refuseUnreadable } from '../actions/problem'

/** Deeper than anything that the contract's inputs hold. */
const DEPTH = 32

/**
 * Whether the framework's decoder can read a body: it fails on types of its own that it does not know, and on depth, and takes
 * what is under `__proto__` for the object's own fields.
 */
function isReadable(body: unknown, depth = 0): boolean {
  if (typeof body !== 'object' || body === null) return true
  if (depth > DEPTH || Object.hasOwn(body, '@type') || Object.hasOwn(body, '__proto__')) return false
  return Object.values(body).every((item) => isReadable(item, depth + 1))
}

/**
 * A callable that answers a body which the framework cannot decode as any other bad input, where the framework by itself
 * answers 500.
 */
export function refusingUnreadable<F extends HttpsFunction>(callable: F): F {
  return new Proxy(callable, {
    apply(serve, self, [request, response]: Parameters<HttpsFunction>) {
      if (isReadable(request.body)) return Reflect.apply(serve, self, [request, response])
      const problem = problemOf(refuseUnreadable(), randomUUID())
      const error = { status: 'INVALID_ARGUMENT', message: problem.detail, details: problem }
      response.status(problem.status).json({ error })
      return undefined
    },
  })
}
