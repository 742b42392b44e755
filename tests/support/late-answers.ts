import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** A way to a server on which an answer can be kept back: what it says is old when it arrives. */
export interface LateAnswers {
  readonly origin: string
  /** Keeps back the next answer to a path until `release`; `isKept` comes when it is there. */
  keepBack: (path: string) => { isKept: Promise<void>; release: () => void }
  close: () => void
}

interface Kept {
  readonly path: string
  readonly arrived: () => void
  readonly released: Promise<void>
}

function newGate(): { isOpen: Promise<void>; open: () => void } {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => (open = resolve))
  return { isOpen, open: () => open() }
}

/** Opens such a way to a server. */
export async function openLateAnswers(target: string): Promise<LateAnswers> {
  let next: Kept | undefined
  const server: Server = createServer(async (request, response) => {
    const kept = request.url?.startsWith(next?.path ?? ' ') ? next : undefined
    if (kept) next = undefined
    const { authorization = '', 'content-type': type = '' } = request.headers
    const account = request.headers['stripe-account']
    const key = request.headers['idempotency-key']
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        authorization,
        ...(type && { 'content-type': type }),
        ...(typeof account === 'string' && { 'stripe-account': account }),
        ...(typeof key === 'string' && { 'idempotency-key': key }),
      },
      ...(request.method === 'POST' && { body: await text(Readable.from(request)) }),
    })
    const body = await answer.text()
    kept?.arrived()
    await kept?.released
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keepBack: (path) => {
      const [arrival, release] = [newGate(), newGate()]
      next = { path, arrived: arrival.open, released: release.isOpen }
      return { isKept: arrival.isOpen, release: release.open }
    },
    close: () => server.close(),
  }
}
