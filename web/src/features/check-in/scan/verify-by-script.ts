import { verifyAsync } from '@noble/ed25519'
import type { Verify } from './verify-signature'

/** Verifies where the browser cannot; as strictly as it would (RFC 8032). */
export const verifyByScript: Verify = (text, signature, publicKey) =>
  verifyAsync(signature, text, publicKey, { zip215: false })
