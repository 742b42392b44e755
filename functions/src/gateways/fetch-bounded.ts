/** How an answer of another service is asked for. */
export interface BoundedFetch {
  readonly timeoutMs: number
  readonly mostBytes: number
  readonly headers?: Record<string, string>
}

/**
 * The bytes at an address, or undefined when there is nothing at it. Follows no redirect, waits only so long, and reads
 * only so much, whatever the answer says of its own size.
 * @throws an Error for every other failure
 */
export async function fetchBounded(url: URL, bounds: BoundedFetch): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(bounds.timeoutMs)
  const response = await fetch(url, { redirect: 'error', signal, headers: { ...bounds.headers } })
  if (response.status === 404) return undefined
  if (!response.ok || !response.body) throw new Error(`${url.host} answered ${response.status}`)
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += piece.length
    if (size > bounds.mostBytes) throw new Error(`${url.host} answered more than ${bounds.mostBytes} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
