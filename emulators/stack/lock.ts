import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Runs `work` while no other process of this machine runs work under the same lock file. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!tryLock(file)) await new Promise((resolve) => setTimeout(resolve, 200))
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isHeld(file)) rmSync(file, { force: true })
    return false
  }
}

/** A lock whose owner has died is nobody's. */
function isHeld(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}
