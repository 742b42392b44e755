import { crc32, deflateSync } from 'node:zlib'
import { encodeQR } from 'qr'

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
/** Pixels along each side of a module, so that the picture stays sharp at the size in which mails show it. */
const SCALE = 6
/** One bit for each pixel, in shades of grey: a set bit is white. */
const BIT_DEPTH = 1
const GREYSCALE = 0

/**
 * A QR code as a black and white PNG (ISO/IEC 15948) of about one KiB, with the quiet zone around it. Equal lines of a code
 * compress to almost nothing, which the uncompressed pictures of the `qr` package don't use.
 */
export function qrPicture(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { border: 4 })
  const side = modules.length * SCALE
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(BIT_DEPTH, 8)
  header.writeUInt8(GREYSCALE, 9)
  const lines = modules.flatMap((row) => Array.from({ length: SCALE }, () => lineOf(row)))
  const pixels = deflateSync(Buffer.concat(lines), { level: 9 })
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([SIGNATURE, ...chunks])
}

/** One line of pixels, after the byte that says that it is not filtered. */
function lineOf(row: readonly boolean[]): Buffer {
  const line = Buffer.alloc(1 + Math.ceil((row.length * SCALE) / 8))
  for (const [index, isDark] of row.entries()) {
    if (isDark) continue
    for (let pixel = index * SCALE; pixel < (index + 1) * SCALE; pixel++) {
      const at = 1 + (pixel >> 3)
      line[at] = (line[at] ?? 0) | (0x80 >> (pixel & 7))
    }
  }
  return line
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
