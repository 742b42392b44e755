/* Without schemas, like money-format.ts. */

/**
 * Every error that the server answers on purpose: the HTTP status, the callable code and the title that both carry.
 * `unverified` and its title are the specification's (section 8).
 */
export const ERRORS = {
  'invalid-input': { status: 400, callable: 'invalid-argument', title: 'Something needs another look' },
  'signed-out': { status: 401, callable: 'unauthenticated', title: 'Please sign in' },
  unverified: { status: 403, callable: 'permission-denied', title: 'UnVerified User' },
  'guests-cannot': { status: 403, callable: 'permission-denied', title: 'This needs an account' },
  'sign-in-again': { status: 403, callable: 'permission-denied', title: 'Please sign in again' },
  'role-needed': { status: 403, callable: 'permission-denied', title: 'Your role does not allow this' },
  'app-not-verified': { status: 403, callable: 'permission-denied', title: 'This app could not be verified' },
  'not-your-turn': { status: 403, callable: 'permission-denied', title: 'It is not your turn yet' },
  'not-found': { status: 404, callable: 'not-found', title: 'Not found' },
  conflict: { status: 409, callable: 'failed-precondition', title: 'That is not possible now' },
  'sold-out': { status: 409, callable: 'failed-precondition', title: 'Sold out' },
  'sales-closed': { status: 409, callable: 'failed-precondition', title: 'Sales are closed' },
  'tickets-needed': { status: 409, callable: 'failed-precondition', title: 'This one needs a ticket' },
  'hold-expired': { status: 409, callable: 'failed-precondition', title: 'Your hold has ended' },
  'promo-code-refused': { status: 409, callable: 'failed-precondition', title: 'This code does not apply' },
  'payouts-not-ready': { status: 409, callable: 'failed-precondition', title: 'Payouts are not set up' },
  'terms-changed': { status: 409, callable: 'failed-precondition', title: 'Our terms have changed' },
  'already-used': { status: 409, callable: 'already-exists', title: 'That was already done differently' },
  'not-json': { status: 415, callable: 'invalid-argument', title: 'Send JSON' },
  'too-many-requests': { status: 429, callable: 'resource-exhausted', title: 'Too many tries' },
  'payment-provider-down': { status: 503, callable: 'unavailable', title: 'Payments are not answering' },
  'model-unavailable': { status: 503, callable: 'unavailable', title: 'The writing help is not answering' },
  'search-unavailable': { status: 503, callable: 'unavailable', title: 'The search is not answering' },
  maintenance: { status: 503, callable: 'unavailable', title: "We'll be back soon!" },
  busy: { status: 503, callable: 'unavailable', title: 'Very busy right now' },
  internal: { status: 500, callable: 'internal', title: 'Something went wrong on our side' },
} as const satisfies Record<string, { status: number; callable: string; title: string }>

export type ErrorCode = keyof typeof ERRORS
