import { createStore } from './store'

/** How many things the whole app waits for; the overlay shows while it is not zero. */
export const loading = createStore(0)

/** Shows the loading overlay while `work` runs. */
export async function withLoading<T>(work: Promise<T>): Promise<T> {
  loading.write(loading.read() + 1)
  try {
    return await work
  } finally {
    loading.write(loading.read() - 1)
  }
}

/**
 * Leaves the app for another site under the loading overlay. When the browser brings the page back as it was, by its back
 * button, the overlay is gone.
 */
export function leaveFor(url: string, go = (to: string) => window.location.assign(to)): void {
  loading.write(loading.read() + 1)
  window.addEventListener('pageshow', () => loading.write(loading.read() - 1), { once: true })
  go(url)
}
