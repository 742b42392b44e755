import { describe, expect, it } from 'vitest'
import { ShareRef } from '../../../contract/ids'
import { serverIdFrom, shareRefFrom } from './share-ref'

describe('references', () => {
  it('are the same for the same text and another for another', () => {
    expect(shareRefFrom('a')).toBe(shareRefFrom('a'))
    expect(shareRefFrom('a')).not.toBe(shareRefFrom('b'))
    expect(serverIdFrom('a')).toMatch(/^[\w-]{26}$/)
  })

  it('always keep to the contract', () => {
    const all = Array.from({ length: 2000 }, (_, index) => shareRefFrom(`text ${index}`))
    expect(all.every((ref) => ShareRef.safeParse(ref).success)).toBe(true)
    expect(new Set(all).size).toBe(all.length)
  })
})
