import { config } from '../../config'
import type { Config } from '../../config'
import { Refusal } from '../../domain/refusal'
import { findAppFault } from '../../gateways/app-check'
import type { AppCheckAccess, AppFault } from '../../gateways/app-check'
import { log } from '../../log'

type Settings = Pick<Config, 'APP_CHECK'> & AppCheckAccess

/**
 * Refuses what our own app did not send, as far as App Check can tell. With `APP_CHECK=log` all pass, and the log has a line
 * for each that would not; with `off` nothing is read.
 * @param entry the name of the route or call, for the log
 * @throws Refusal `app-not-verified`, a 403: a 401 would sign the person out (specification, section 8)
 */
export async function requireAppCheck(
  token: string | undefined,
  entry: string,
  settings: Settings = config(),
): Promise<void> {
  const { APP_CHECK: mode } = settings
  if (mode === 'off') return
  const fault = await findFault(token, settings)
  if (fault === undefined) return
  log.warn('appNotVerified', { entry, fault, mode })
  if (mode === 'log') return
  if (fault === 'keys-unread') {
    throw new Refusal(
      'busy',
      'We cannot tell right now which app this comes from. Please try again in a moment.',
    )
  }
  throw new Refusal(
    'app-not-verified',
    'We could not tell that this comes from Turnout’s own app. Reload the page and try again; if that does not help, let your ad blocker or privacy settings allow reCAPTCHA here.',
  )
}

async function findFault(
  token: string | undefined,
  settings: Settings,
): Promise<AppFault | 'missing' | 'keys-unread' | undefined> {
  if (!token) return 'missing'
  try {
    return await findAppFault(token, settings)
  } catch (error) {
    log.error('appKeysUnread', { error: String(error) })
    return 'keys-unread'
  }
}
