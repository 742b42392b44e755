/** Longer than a slow connection needs for a script, and no longer than a person waits for an answer. */
const LIMIT_MS = 10_000

/**
 * Loads another company's script into the page.
 * @throws when it is blocked, not there, or not loaded after ten seconds
 */
export function loadScript(src: string, limitMs = LIMIT_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`${new URL(src).host} did not give its script.`))
    }
    const timer = setTimeout(fail, limitMs)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', () => {
      clearTimeout(timer)
      fail()
    })
    script.src = src
    document.head.append(script)
  })
}
