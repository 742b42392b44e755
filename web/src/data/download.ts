import { ROUTES } from 'functions/contract/routes'
import type { Route } from 'functions/contract/routes'
import { send } from './api'
import { onProblem } from './on-problem'
import { networkProblem, problemOf, unreadableProblem } from './problem'

export interface DownloadOptions {
  /** Told how much has arrived; nobody knows how much there is. */
  onProgress?: (bytes: number) => void
  signal?: AbortSignal
}

async function piecesOf(
  response: Response,
  { onProgress }: DownloadOptions,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  let bytes = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || value === undefined) return pieces
    pieces.push(value)
    bytes += value.byteLength
    onProgress?.(bytes)
  }
}

/**
 * Everything that is kept about the signed-in person, as a file and the name to save it by.
 * @throws the signal's reason after an abort; ApiProblem for every other failure, also for half of a file
 */
export async function downloadAccount(options: DownloadOptions = {}): Promise<File> {
  const route: Route = ROUTES.exportAccount
  const { signal } = options
  const response = await send(route, {}, signal ? { signal } : {})
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => undefined)
    const problem = problemOf(body) ?? unreadableProblem(response.status, body)
    await onProblem(problem)
    throw problem
  }
  try {
    const pieces = await piecesOf(response, options)
    return new File(pieces, route.file ?? 'account.json', { type: 'application/json' })
  } catch (error) {
    throw signal?.aborted ? signal.reason : networkProblem(error)
  }
}
