import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLock } from './lock'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'lock-'))))
afterEach(() => rmSync(folder, { recursive: true }))

describe('a lock', () => {
  it('lets one work at a time', async () => {
    const file = join(folder, 'lock')
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await Promise.resolve()
      order.push(`${name} ends`)
    }
    await Promise.all([withLock(file, work('a')), withLock(file, work('b'))])
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  it('is given back when the work fails', async () => {
    const file = join(folder, 'lock')
    await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(existsSync(file)).toBe(false)
  })

  it('does not outlive its owner', async () => {
    const file = join(folder, 'lock')
    writeFileSync(file, String(spawnSync(process.execPath, ['-e', '']).pid))
    expect(await withLock(file, () => Promise.resolve('taken'))).toBe('taken')
  })
})
