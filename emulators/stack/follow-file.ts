import { closeSync, openSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'

const LOOK_EVERY_MS = 100

/** Calls `listener` with every whole line of a growing file, from its beginning on. Answers how to end that. */
export function followFile(path: string, listener: (line: string) => void): () => void {
  const file = openSync(path, 'r')
  const decoder = new StringDecoder('utf8')
  const buffer = Buffer.alloc(64 * 1024)
  let rest = ''
  const look = () => {
    for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
      const lines = (rest + decoder.write(buffer.subarray(0, size))).split('\n')
      rest = lines.pop() ?? ''
      lines.forEach(listener)
    }
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  return () => {
    clearInterval(timer)
    look()
    closeSync(file)
  }
}
