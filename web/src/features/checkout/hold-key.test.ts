// @vitest-environment happy-dom
import { IdempotencyKey } from 'functions/contract/ids'
import { beforeEach, describe, expect, it } from 'vitest'
import { endIntention, holdKey } from './hold-key'

const intention = { uid: 'ana', shareRef: 'abcdefghjk', tickets: 'aaaaaaaaaa.2' }

describe('the key of a hold', () => {
  beforeEach(() => sessionStorage.clear())

  it('is one that the contract takes', () => {
    expect(IdempotencyKey.safeParse(holdKey(intention)).success).toBe(true)
  })

  it('is the same after a reload, and in a copy of the tab', () => {
    expect(holdKey(intention)).toBe(holdKey({ ...intention }))
  })

  it.each([{ uid: 'ben' }, { shareRef: 'bbbbbbbbbb' }, { tickets: 'aaaaaaaaaa.3' }])(
    'is another for %o',
    (other) => {
      expect(holdKey({ ...intention, ...other })).not.toBe(holdKey(intention))
    },
  )

  it('is another once the intention has ended', () => {
    const before = holdKey(intention)
    endIntention(intention)
    expect(holdKey(intention)).not.toBe(before)
  })
})
