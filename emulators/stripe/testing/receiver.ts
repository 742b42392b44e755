import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Stripe } from 'stripe'

/** One webhook that arrived. */
export interface Received {
  body: string
  signature: string
  event: Stripe.Event
}

/** A webhook endpoint for tests. */
export interface Receiver {
  url: string
  received: Received[]
  /** The statuses to answer next; 200 when there are none left. */
  answers: number[]
  /** Resolves with the first `count` webhooks of a type, once there are that many. */
  waitFor(type: string, count?: number): Promise<Received[]>
  stop(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const answers: number[] = []
  let waiting: (() => void)[] = []

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const signature = String(request.headers['stripe-signature'])
      received.push({ body, signature, event: JSON.parse(body) as Stripe.Event })
      response.writeHead(answers.shift() ?? 200).end('received')
      for (const wake of waiting.splice(0)) wake()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    answers,
    async waitFor(type, count = 1) {
      for (;;) {
        const found = received.filter(({ event }) => event.type === type)
        if (found.length >= count) return found.slice(0, count)
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    async stop() {
      waiting = []
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
