import { beforeAll, describe, expect, it } from 'vitest'
import { readCode } from './read-code'
import { sampleKey } from './sample-codes'
import type { SampleKey } from './sample-codes'

let [ours, next, theirs]: SampleKey[] = []
let keys: Record<string, string>
beforeAll(async () => {
  ;[ours, next, theirs] = [await sampleKey(), await sampleKey(), await sampleKey()]
  keys = { a: ours.publicKey, b: next.publicKey }
})

const SIGNED = { kind: 'signed', shareRef: 'abcdefghjk', ticketId: 'order_1-1' }
const codeBy = async (key: SampleKey | undefined, keyId: string) =>
  (await key?.codeOf(keyId, SIGNED.shareRef, SIGNED.ticketId)) ?? ''

describe('a scanned code', () => {
  it('is a ticket when one of our keys signed it, the one before a rotation as well', async () => {
    expect(await readCode(await codeBy(ours, 'a'), keys)).toEqual(SIGNED)
    expect(await readCode(await codeBy(next, 'b'), keys)).toEqual(SIGNED)
  })

  it('is none when somebody else signed it, or when it was changed after it was signed', async () => {
    expect(await readCode(await codeBy(theirs, 'a'), keys)).toEqual({ kind: 'none' })
    expect(await readCode((await codeBy(ours, 'a')).replace('-1.', '-2.'), keys)).toEqual({ kind: 'none' })
  })

  it('by a key that came later may be good: somebody else has to say', async () => {
    expect(await readCode(await codeBy(theirs, 'c'), keys)).toEqual({ kind: 'unknown-key' })
  })

  it.each(['', 'https://elsewhere.example', 'T1.a.b.c', 'T1.a.abcdefghjk.x.%%%'])(
    'is none in "%s"',
    async (text) => {
      expect(await readCode(text, keys)).toEqual({ kind: 'none' })
    },
  )
})
