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
