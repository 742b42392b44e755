import { APP_CHECK_HEADER } from 'functions/contract/api/app-check-header'

/** Local stacks have a stand-in for App Check; `test` and a deploy without a site key have none. */
const LOCAL_MODES = ['emulators', 'development']

function isSetUp(): boolean {
  const { VITE_APP_CHECK_SITE_KEY, MODE } = import.meta.env
  return Boolean(VITE_APP_CHECK_SITE_KEY) || LOCAL_MODES.includes(MODE)
}

/**
 * What shows our server that this app sends a request; empty where App Check is not set up, and then nothing of it is loaded.
 * Where no token can be had, the request goes out without one, as it does without an identity token: the server decides.
 */
export async function appCheckHeader(): Promise<Record<string, string>> {
  if (!isSetUp()) return {}
  try {
    const { findAppToken } = await import('./app-check-token')
    return { [APP_CHECK_HEADER]: await findAppToken() }
  } catch (error) {
    console.warn('No App Check token for this request.', error)
    return {}
  }
}
