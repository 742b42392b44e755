import { describe, expect, it, vi } from 'vitest'
import { batchLoader } from './batch-loader'

/** Answers when it is told to. */
function slowly() {
  const asked: string[][] = []
  const answers: (() => void)[] = []
  const ask = batchLoader(async (keys: readonly string[]) => {
    asked.push([...keys])
    await new Promise<void>((resolve) => answers.push(resolve))
    if (keys.includes('bad')) throw new Error('Nobody knows')
    return keys.map((key) => `${key}!`)
  })
  const answer = async () => {
    answers.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, asked, answer }
}

describe('what many ask for', () => {
  it('is asked at once when nothing is on its way, and together with what comes meanwhile', async () => {
    const { ask, asked, answer } = slowly()
    const all = Promise.all(['a', 'b', 'c'].map((key) => ask(key)))
    expect(asked).toEqual([['a']])
    await answer()
    expect(asked).toEqual([['a'], ['b', 'c']])
    await answer()
    expect(await all).toEqual(['a!', 'b!', 'c!'])
    void ask('d')
    expect(asked).toEqual([['a'], ['b', 'c'], ['d']])
  })

  it('is never answered by a question that was asked before', async () => {
    const { ask, asked, answer } = slowly()
    const [first, second] = [ask('a'), ask('a')]
    await answer()
    expect(await first).toBe('a!')
    expect(asked).toEqual([['a'], ['a']])
    await answer()
    expect(await second).toBe('a!')
  })

  it('fails for those who asked together, and not for those who ask then', async () => {
    const { ask, answer } = slowly()
    const ends = Promise.allSettled(['a', 'bad', 'b'].map((key) => ask(key)))
    await answer()
    await answer()
    expect((await ends).map((it) => it.status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    const later = ask('c')
    await answer()
    expect(await later).toBe('c!')
  })

  it('does not wait for ever for a question that hangs', async () => {
    vi.useFakeTimers()
    try {
      const { ask, asked } = slowly()
      void ask('hangs')
      void ask('next')
      expect(asked).toEqual([['hangs']])
      await vi.advanceTimersByTimeAsync(1_000)
      expect(asked).toEqual([['hangs'], ['next']])
    } finally {
      vi.useRealTimers()
    }
  })

  it('is asked a hundred at a time', async () => {
    const { ask, asked, answer } = slowly()
    const all = Promise.all(Array.from({ length: 102 }, (_, n) => ask(String(n))))
    for (let n = 0; n < 3; n++) await answer()
    expect(asked.map((keys) => keys.length)).toEqual([1, 100, 1])
    expect(await all).toHaveLength(102)
  })
})
