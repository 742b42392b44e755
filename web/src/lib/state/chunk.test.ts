import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk } from './chunk'

beforeEach(() => vi.useFakeTimers())

afterEach(() => vi.useRealTimers())

describe('loadChunk', () => {
  it('answers what was loaded', async () => {
    await expect(loadChunk(() => Promise.resolve('screen'))).resolves.toBe('screen')
  })

  it('fails after 120 seconds without an answer', async () => {
    const outcome = expect(loadChunk(() => new Promise(() => {}))).rejects.toBeInstanceOf(ChunkLoadError)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS)
    await outcome
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
  })

  it('tells a failed style from a failed script', async () => {
    const style = new Error('Unable to preload CSS for /assets/explore.css')
    const script = new TypeError('Failed to fetch dynamically imported module')
    await expect(loadChunk(() => Promise.reject(style))).rejects.toMatchObject({ kind: 'style' })
    await expect(loadChunk(() => Promise.reject(script))).rejects.toMatchObject({ kind: 'script' })
  })
})
