import type { World } from '../world/world'
import { StripeError } from './stripe-error'

/**
 * Accepts the secret key as a bearer token or as the user of basic authentication, else throws Stripe's 401.
 */
export function requireSecretKey(world: World, authorization: string | undefined): void {
  const key = readKey(authorization)
  if (key === world.settings.secretKey) return
  const message = key
    ? `Invalid API Key provided: ${mask(key)}`
    : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/."
  throw new StripeError(
    401,
    { type: 'invalid_request_error', message },
    { 'www-authenticate': 'Bearer realm="Stripe"' },
  )
}

/** The connected account named by `Stripe-Account`, which has to exist. */
export function requireConnectedAccount(world: World, id: string): string {
  if (world.data.accounts[id]) return id
  throw accountInvalid(world, id)
}

/**
 * 403: what Stripe answers for an account that is not, or no longer, connected (error code
 * `account_invalid`).
 */
export function accountInvalid(world: World, id: string): StripeError {
  const message = `The provided key '${mask(world.settings.secretKey)}' does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`
  return new StripeError(403, { type: 'invalid_request_error', code: 'account_invalid', message })
}

function readKey(authorization = ''): string | undefined {
  const [scheme = '', credentials = ''] = authorization.split(' ')
  if (/^bearer$/i.test(scheme)) return credentials
  if (/^basic$/i.test(scheme)) return Buffer.from(credentials, 'base64').toString().split(':')[0]
  return undefined
}

const mask = (key: string): string =>
  `${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`
