import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readCode } from './read-code'

const [ours, next, theirs] = [0, 1, 2].map(() => generateKeyPairSync('ed25519'))
type Pair = typeof ours

const publicKey = (pair: Pair) => pair?.publicKey.export({ format: 'jwk' }).x ?? ''
const keys = { a: publicKey(ours), b: publicKey(next) }

function codeBy(pair: Pair, keyId: string, body = 'abcdefghjk.order_1-1'): string {
  const text = `T1.${keyId}.${body}`
  if (!pair) throw new Error('There is a pair for each')
  return `${text}.${sign(null, Buffer.from(text), pair.privateKey).toString('base64url')}`
}

const SIGNED = { kind: 'signed', shareRef: 'abcdefghjk', ticketId: 'order_1-1' }

describe('a scanned code', () => {
  it('is a ticket when one of our keys signed it, the one before a rotation as well', async () => {
    expect(await readCode(codeBy(ours, 'a'), keys)).toEqual(SIGNED)
    expect(await readCode(codeBy(next, 'b'), keys)).toEqual(SIGNED)
  })

  it('is none when somebody else signed it, or when it was changed after it was signed', async () => {
    expect(await readCode(codeBy(theirs, 'a'), keys)).toEqual({ kind: 'none' })
    expect(await readCode(codeBy(ours, 'a').replace('-1.', '-2.'), keys)).toEqual({ kind: 'none' })
  })

  it('by a key that came later may be good: somebody else has to say', async () => {
    expect(await readCode(codeBy(theirs, 'c'), keys)).toEqual({ kind: 'unknown-key' })
  })

  it.each(['', 'https://elsewhere.example', 'T1.a.b.c', 'T1.a.abcdefghjk.x.%%%'])(
    'is none in "%s"',
    async (text) => {
      expect(await readCode(text, keys)).toEqual({ kind: 'none' })
    },
  )
})
