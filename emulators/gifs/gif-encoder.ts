export interface Animation {
  width: number
  height: number
  /** Up to 256 colours as 0xRRGGBB. */
  palette: readonly number[]
  /** One index into the palette for each pixel, row by row. */
  frames: readonly Uint8Array[]
  /** How long each frame is shown, in hundredths of a second. */
  delay: number
}

/** An animated GIF that repeats for ever, as CompuServe's "Graphics Interchange Format, Version 89a" has it. */
export function encodeGif({ width, height, palette, frames, delay }: Animation): Buffer {
  const bits = Math.max(2, Math.ceil(Math.log2(palette.length)))
  const size = [...uint16(width), ...uint16(height)]
  const colours = Array.from({ length: 2 ** bits }, (_, index) => palette[index] ?? 0)
  const table = colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])
  const repeatForEver = [0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0]
  const parts = [
    Buffer.from('GIF89a'),
    Buffer.from([...size, 0x80 | (bits - 1), 0, 0, ...table, ...repeatForEver]),
    ...frames.flatMap((pixels) => [
      Buffer.from([0x21, 0xf9, 4, 0, ...uint16(delay), 0, 0, 0x2c, 0, 0, 0, 0, ...size, 0, bits]),
      inBlocks(compress(pixels, bits)),
    ]),
    Buffer.from([0x3b]),
  ]
  return Buffer.concat(parts)
}

function uint16(value: number): [number, number] {
  return [value & 255, value >> 8]
}

/** Blocks of at most 255 bytes, each after its length, and an empty one at the end. */
function inBlocks(bytes: Uint8Array): Buffer {
  const blocks: Buffer[] = []
  for (let start = 0; start < bytes.length; start += 255) {
    const block = bytes.subarray(start, start + 255)
    blocks.push(Buffer.from([block.length]), Buffer.from(block))
  }
  return Buffer.concat([...blocks, Buffer.from([0])])
}

const LONGEST_CODE = 12

/** Appendix F's variant of LZW: codes grow from `bits` + 1 to 12 bits, then the dictionary begins anew. */
function compress(pixels: Uint8Array, bits: number): Uint8Array {
  const clear = 2 ** bits
  const out = new BitWriter()
  let dictionary = new Map<number, number>()
  let length = bits + 1
  let next = clear + 2
  let current = pixels[0] ?? 0
  out.write(clear, length)
  for (const pixel of pixels.subarray(1)) {
    const longer = current * 256 + pixel
    const known = dictionary.get(longer)
    if (known !== undefined) {
      current = known
      continue
    }
    out.write(current, length)
    current = pixel
    if (next === 2 ** LONGEST_CODE) {
      out.write(clear, length)
      dictionary = new Map()
      length = bits + 1
      next = clear + 2
      continue
    }
    if (next === 2 ** length) length++
    dictionary.set(longer, next++)
  }
  out.write(current, length)
  out.write(clear + 1, length)
  return out.finish()
}

/** Packs codes of changing length, the lowest bit first. */
class BitWriter {
  private readonly bytes: number[] = []
  private pending = 0
  private count = 0

  write(code: number, length: number): void {
    this.pending |= code << this.count
    for (this.count += length; this.count >= 8; this.count -= 8) {
      this.bytes.push(this.pending & 255)
      this.pending >>>= 8
    }
  }

  finish(): Uint8Array {
    if (this.count > 0) this.bytes.push(this.pending & 255)
    return Uint8Array.from(this.bytes)
  }
}
