import { describe, expect, it } from 'vitest'
import { addressKey, sourceKeys } from './source-keys'

const url = 'https://www.pool.example/swim/?id=1&utm_source=mail#top'

describe('the keys of a source', () => {
  it('are the same for the same address, however it was come by', () => {
    expect(addressKey('ann', url)).toBe(addressKey('ann', 'http://pool.example/swim?id=1'))
    expect(addressKey('ann', url)).not.toBe(addressKey('ann', 'https://pool.example/swim?id=2'))
  })

  it('are another for every person, event and file', () => {
    const keys = [
      ...sourceKeys('ann', { url, uid: 'a' }),
      ...sourceKeys('bob', { url, uid: 'a' }),
      ...sourceKeys('ann', { url: null, uid: 'a' }),
    ]
    expect(new Set(keys).size).toBe(5)
    expect(sourceKeys('ann', { url, uid: 'b' })).toContain(addressKey('ann', url))
  })
})
