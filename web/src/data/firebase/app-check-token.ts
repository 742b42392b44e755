import { CustomProvider, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import type { AppCheck, AppCheckToken } from 'firebase/app-check'
import { LOCAL_APP } from 'functions/contract/local-app'
import { firebaseApp, localStack } from './firebase'
import { loadScript } from '../device/load-script'

const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit'

/** As long as `loadScript` waits; reCAPTCHA can also hang once its script is there. */
const LIMIT_MS = 10_000
/** A failure that took longer than this made somebody wait. */
const SLOW_MS = 2_000
/** So long after such a failure no request waits for App Check again. */
const AFTER_FAILURE_MS = 60_000

let starting: Promise<AppCheck> | undefined
let lastFailure: { error: unknown; until: number } | undefined

/**
 * A token of App Check's, from what is kept as long as it is good. Once the first is there, the SDK's other parts (callables,
 * Storage, Firestore) send it by themselves.
 * @throws when none can be had: offline, blocked, refused by App Check, or not there after ten seconds; after a failure that
 *   was waited for at once, for a minute or until the network is back
 */
export async function findAppToken(): Promise<string> {
  if (lastFailure && Date.now() < lastFailure.until) throw lastFailure.error
  const begunAt = Date.now()
  try {
    return await withinLimit(findToken())
  } catch (error) {
    // What fails at once is no wait, and may work with the next request: a blocker was switched off.
    if (Date.now() - begunAt < SLOW_MS) throw error
    lastFailure = { error, until: Date.now() + AFTER_FAILURE_MS }
    window.addEventListener('online', () => (lastFailure = undefined), { once: true })
    throw error
  }
}

async function findToken(): Promise<string> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return (await getToken(await starting)).token
}

async function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('App Check gave no token in time.')), LIMIT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function start(): Promise<AppCheck> {
  const provider = localStack ? localProvider(localStack) : await recaptchaProvider()
  // Each renewal of a token is an assessment that is paid for: it is made when a request needs it, not for tabs left open.
  return initializeAppCheck(firebaseApp, { provider, isTokenAutoRefreshEnabled: false })
}

async function recaptchaProvider(): Promise<ReCaptchaEnterpriseProvider> {
  // Loaded by the SDK, a script that something blocks would have every call wait for it for ever.
  await loadScript(RECAPTCHA)
  return new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY ?? '')
}

/** The SDK's own debug provider, at the stack's stand-in: the SDK knows no other address than Google's. */
function localProvider({ host, project, ports }: NonNullable<typeof localStack>): CustomProvider {
  const app = `http://${host}:${ports['app-check']}/v1/projects/${project}/apps/${LOCAL_APP.appId}`
  const url = `${app}:exchangeDebugToken?key=${firebaseApp.options.apiKey}`
  const exchange = async (): Promise<AppCheckToken> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ debug_token: LOCAL_APP.debugToken }),
    })
    if (!response.ok) throw new Error(`App Check answered ${response.status}.`)
    const { token, ttl } = (await response.json()) as { token: string; ttl: string }
    return { token, expireTimeMillis: Date.now() + Number.parseFloat(ttl) * 1000 }
  }
  return new CustomProvider({ getToken: exchange })
}
