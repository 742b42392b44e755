import { crc32 } from 'node:zlib'

/**
 * A zip archive (and so a jar) of small files, uncompressed, in the layout of PKWARE's APPNOTE.TXT sections 4.3.7,
 * 4.3.12 and 4.3.16. Written by hand because a machine with a mere Java runtime has no `jar` command.
 */
export function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of files) {
    const path = Buffer.from(name, 'utf8')
    const about = describe(path, content)
    const local = Buffer.concat([uint32(0x04034b50), uint16(20), about, path, content])
    // Comment length, disk, internal and external attributes are nought.
    const entry = [uint32(0x02014b50), uint16(20), uint16(20), about, Buffer.alloc(10), uint32(offset), path]
    bodies.push(local)
    directory.push(Buffer.concat(entry))
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.concat([
    uint32(0x06054b50),
    uint32(0),
    uint16(files.size),
    uint16(files.size),
    uint32(central.length),
    uint32(offset),
    uint16(0),
  ])
  return Buffer.concat([...bodies, central, end])
}

/** The fields that a file's own header and its entry in the directory share: flags to length of the extra field. */
function describe(path: Buffer, content: Buffer): Buffer {
  const utf8Names = uint16(0x0800)
  const stored = uint16(0)
  // 1 January 1980, the earliest date there is: the same input always gives the same bytes.
  const dateAndTime = uint32(0x00210000)
  const size = uint32(content.length)
  return Buffer.concat([
    utf8Names,
    stored,
    dateAndTime,
    uint32(crc32(content)),
    size,
    size,
    uint16(path.length),
    uint16(0),
  ])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
