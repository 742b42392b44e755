import { randomUUID } from 'node:crypto'

/** A scan of a guest at some gate; of nobody unless a key or a code is given. */
export function scan(
  over: { key?: string; code?: string; gate?: string; at?: string; scanId?: string } = {},
) {
  const key = over.code === undefined ? { key: 'nobody-at-the-door' } : {}
  return {
    scanId: randomUUID(),
    at: new Date().toISOString(),
    gate: 'North',
    deviceId: 'device-of-a-test-run',
    ...key,
    ...over,
  }
}

/** Somebody who comes without a ticket. */
export function walkIn(
  over: { name?: string; ticketTypeRef?: string | null; paidCash?: boolean; key?: string } = {},
) {
  return {
    name: 'Wanda Walk',
    ticketTypeRef: null,
    paidCash: false,
    key: randomUUID(),
    at: new Date().toISOString(),
    gate: 'North',
    deviceId: 'device-of-a-test-run',
    ...over,
  }
}
