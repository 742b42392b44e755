import { ROUTES } from 'functions/contract/api/routes'
import type { RouteInput, RouteName } from 'functions/contract/api/routes'
import { send } from './api'
import { beginRequest } from './on-problem'
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

/** The routes that answer a file to save. */
export type FileRoute = {
  [N in RouteName]: (typeof ROUTES)[N] extends { file: string } ? N : never
}[RouteName]

/**
 * What a route answers as a file, with the name to save it by.
 * @throws the signal's reason after an abort; ApiProblem for every other failure, also for half of a file
 */
export async function download<N extends FileRoute>(
  name: N,
  input: RouteInput<N>,
  options: DownloadOptions = {},
): Promise<File> {
  const { file, ...route }: (typeof ROUTES)[FileRoute] = ROUTES[name]
  const { signal } = options
  const onProblem = await beginRequest()
  const response = await send(route, input, signal ? { signal } : {})
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => undefined)
    const problem = problemOf(body) ?? unreadableProblem(response.status, body)
    await onProblem(problem)
    throw problem
  }
  try {
    const pieces = await piecesOf(response, options)
    return new File(pieces, file, { type: response.headers.get('content-type') ?? '' })
  } catch (error) {
    throw signal?.aborted ? signal.reason : networkProblem(error)
  }
}
