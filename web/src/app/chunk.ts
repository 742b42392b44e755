/** A screen's code or style could not be had (specification, section 8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly kind: 'script' | 'style'

  constructor(kind: 'script' | 'style', cause: unknown) {
    super(`Loading a ${kind} chunk failed.`, { cause })
    this.kind = kind
  }
}

/** Specification, section 9. */
export const CHUNK_TIMEOUT_MS = 120_000

const RELOADED = 'turnout.reloaded-for-chunk'
/** Two failures this close together are not a deploy; asking the person is better than reloading in circles. */
const RELOAD_AGAIN_MS = 5 * 60_000

/** Vite says which of the two failed in its message only. */
function kindOf(error: unknown): 'script' | 'style' {
  return error instanceof Error && /css/i.test(error.message) ? 'style' : 'script'
}

function timeout(): { late: Promise<never>; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer for 120 seconds.')), CHUNK_TIMEOUT_MS)
  })
  return { late, cancel: () => clearTimeout(timer) }
}

/**
 * The chunk behind `load`, or a ChunkLoadError after 120 seconds or a failure.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const { late, cancel } = timeout()
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw new ChunkLoadError(kindOf(error), error)
  } finally {
    cancel()
  }
}

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
