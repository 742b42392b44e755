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
