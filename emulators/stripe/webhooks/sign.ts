import { createHmac } from 'node:crypto'

/**
 * The `Stripe-Signature` header of a body sent at `seconds` (Webhooks: Verify webhook signatures manually).
 */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}
