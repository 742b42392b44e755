const RELOADED = 'turnout.reloaded-for-chunk'
/** Two failures this close together are not a deploy; asking the person is better than reloading in circles. */
const RELOAD_AGAIN_MS = 5 * 60_000

/**
 * After a deploy the chunks of an open page are gone: loads the page anew, once. Answers whether it does.
 * @param now milliseconds
 */
export function reloadOnceForDeploy(reload = () => window.location.reload(), now = Date.now()): boolean {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
  if (!navigator.onLine || now - last < RELOAD_AGAIN_MS) return false
  sessionStorage.setItem(RELOADED, String(now))
  reload()
  return true
}
