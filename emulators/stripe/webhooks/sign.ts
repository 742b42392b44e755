import { createHmac } from 'node:crypto'

/**
 * The `Stripe-Signature` header of a body sent at `seconds`, with a signature for each secret (Webhooks: Verify webhook
 * signatures manually).
 */
export function signatureHeader(body: string, secrets: string[], seconds: number): string {
  const sign = (secret: string) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${sign(secret)}`)].join(',')
}
