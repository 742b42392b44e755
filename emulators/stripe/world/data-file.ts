import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { dataFrom, type Data } from './world'

/** Keeps the data in one JSON file, so that accounts and payments survive a restart. */
export interface DataFile {
  read(): Data
  /** Writes soon: changes that come together are written once. */
  save(data: Data): void
  /** Writes now if something is waiting to be written. */
  flush(): void
}

/** How long changes are gathered. Writing may take a tenth of the time, however large the data is. */
const WRITE_AFTER_MS = 250
const SHARE_OF_TIME = 10

/** A file at `path`, replaced as a whole on every write so that a crash leaves the old or the new one. */
export function openDataFile(path: string): DataFile {
  let waiting: { data: Data; timer: NodeJS.Timeout } | undefined
  let lastWriteMs = 0

  const write = (data: Data) => {
    mkdirSync(dirname(path), { recursive: true })
    const next = `${path}.next`
    const start = performance.now()
    writeFileSync(next, JSON.stringify(data))
    renameSync(next, path)
    lastWriteMs = performance.now() - start
  }

  return {
    read: () =>
      dataFrom(existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Data>) : undefined),
    save(data) {
      const delay = Math.max(WRITE_AFTER_MS, lastWriteMs * SHARE_OF_TIME)
      waiting ??= { data, timer: setTimeout(() => this.flush(), delay) }
    },
    flush() {
      if (!waiting) return
      clearTimeout(waiting.timer)
      const { data } = waiting
      waiting = undefined
      write(data)
    },
  }
}

/** Remembers nothing beyond the process. */
export const noDataFile = (): DataFile => ({ read: () => dataFrom(), save: () => {}, flush: () => {} })
