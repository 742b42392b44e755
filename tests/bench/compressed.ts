import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/
/** As an edge does it: once, and well. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

interface Kept {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/**
 * Does `work` with an address that serves what the stack serves as the hosting's edge would: compressed and kept. The
 * local hosting does neither, which would count in every time that is measured over a slow line.
 */
export async function withEdge<T>(origin: string, work: (edge: string) => Promise<T>): Promise<T> {
  const kept = new Map<string, Kept>()
  const fetchOnce = async (path: string): Promise<Kept> => {
    const found = kept.get(path)
    if (found) return found
    const answer = await fetch(`${origin}${path}`)
    const raw = Buffer.from(await answer.arrayBuffer())
    const headers = Object.fromEntries(answer.headers)
    const isText = TEXT.test(headers['content-type'] ?? '')
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection']) {
      delete headers[name]
    }
    if (isText) headers['content-encoding'] = 'br'
    const next = { status: answer.status, headers, body: isText ? brotliCompressSync(raw, QUALITY) : raw }
    kept.set(path, next)
    return next
  }
  const server = createServer((request, response) => {
    if (request.method !== 'GET') return void response.writeHead(204).end()
    fetchOnce(request.url ?? '/').then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    )
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
