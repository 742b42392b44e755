import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { foldLine, startableJar } from './jar'

/** Reads the files of an uncompressed zip through its directory, as `java` does. */
function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let entry = 0; entry < archive.readUInt16LE(end + 10); entry++) {
    const [crc, size] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 20)]
    const nameLength = archive.readUInt16LE(at + 28)
    const content = archive.readUInt32LE(at + 42) + 30 + nameLength
    const bytes = archive.subarray(content, content + size)
    expect(crc32(bytes)).toBe(crc)
    files.set(archive.toString('utf8', at + 46, at + 46 + nameLength), bytes.toString('utf8'))
    at += 46 + nameLength
  }
  expect(at).toBe(end)
  return files
}

describe('a jar', () => {
  it('names its main class and the jar that it needs, and carries the classes', () => {
    const jar = startableJar('Main', '/opt/a b/emulator.jar', new Map([['Main.class', Buffer.from('code')]]))
    expect(unzip(jar)).toEqual(
      new Map([
        [
          'META-INF/MANIFEST.MF',
          'Manifest-Version: 1.0\r\nMain-Class: Main\r\nClass-Path: file:///opt/a%20b/emulator.jar\r\n',
        ],
        ['Main.class', 'code'],
      ]),
    )
  })

  it('is the same for the same input', () => {
    expect(startableJar('Main', '/a.jar')).toEqual(startableJar('Main', '/a.jar'))
  })

  it.each([1, 70, 71, 72, 73, 139, 140, 141, 500])('folds a line of %i characters', (length) => {
    const folded = foldLine('x'.repeat(length)).split('\r\n')
    expect(folded.every((line) => line.length <= 72)).toBe(true)
    expect(folded.map((line, index) => (index === 0 ? line : line.replace(/^ /, ''))).join('')).toHaveLength(
      length,
    )
  })
})
