import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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

  it('is none in another spelling of the same signature', async () => {
    const code = await codeBy(ours, 'a')
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('')
    const spellings = last.map((letter) => `${code.slice(0, -1)}${letter}`)
    const read = await Promise.all(spellings.map((it) => readCode(it, keys)))
    expect(read.filter(({ kind }) => kind === 'signed')).toEqual([SIGNED])
  })

  it('by a key that came later may be good: somebody else has to say', async () => {
    expect(await readCode(await codeBy(theirs, 'c'), keys)).toEqual({ kind: 'unchecked' })
  })

  it.each(['', 'https://elsewhere.example', 'T1.a.b.c', 'T1.a.abcdefghjk.x.%%%'])(
    'is none in "%s"',
    async (text) => {
      expect(await readCode(text, keys)).toEqual({ kind: 'none' })
    },
  )
})

describe('a browser that knows no Ed25519', () => {
  let read: typeof readCode
  beforeEach(async () => {
    const refused = new DOMException('Unrecognized name.', 'NotSupportedError')
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(refused)
    vi.spyOn(crypto.subtle, 'verify').mockRejectedValue(refused)
    vi.resetModules()
    read = (await import('./read-code')).readCode
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.doUnmock('@noble/ed25519')
  })

  it('takes what we signed, and refuses what is forged, changed or not even a signature', async () => {
    const [good, forged] = [await codeBy(ours, 'a'), await codeBy(theirs, 'a')]
    expect(await read(good, keys)).toEqual(SIGNED)
    const cut = good.slice(0, good.lastIndexOf('.'))
    for (const bad of [forged, good.replace('-1.', '-2.'), `${cut}.AAAA`, `${cut}.${'A'.repeat(86)}`]) {
      expect(await read(bad, keys)).toEqual({ kind: 'none' })
    }
  })

  it('and that has not got the script either takes nothing as genuine', async () => {
    vi.doMock('@noble/ed25519', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(await read(await codeBy(ours, 'a'), keys)).toEqual({ kind: 'unchecked' })
    expect(warn).toHaveBeenCalled()
  })
})
