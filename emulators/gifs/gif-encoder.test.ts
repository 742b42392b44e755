import { describe, expect, it } from 'vitest'
import { encodeGif } from './gif-encoder'

/** Reads the pixels of a GIF's only frame, by the book's decoder rather than the encoder's mirror image. */
function decode(gif: Buffer): number[] {
  let at = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0])) + 10
  const bits = gif.readUInt8(at++)
  const data: number[] = []
  for (let size = gif.readUInt8(at); size > 0; size = gif.readUInt8(at)) {
    data.push(...gif.subarray(at + 1, at + 1 + size))
    at += size + 1
  }
  const [clear, end] = [2 ** bits, 2 ** bits + 1]
  let [position, length] = [0, bits + 1]
  const read = () => {
    let code = 0
    for (let bit = 0; bit < length; bit++, position++) {
      code |= (((data[position >> 3] ?? 0) >> (position & 7)) & 1) << bit
    }
    return code
  }
  const pixels: number[] = []
  let table: number[][] = []
  let before: number[] | undefined
  for (let code = read(); code !== end; code = read()) {
    if (code === clear) {
      table = [...Array.from({ length: clear }, (_, index) => [index]), [], []]
      length = bits + 1
      before = undefined
      continue
    }
    const entry = table[code] ?? [...(before ?? []), before?.[0] ?? 0]
    pixels.push(...entry)
    if (before && table.length < 4096) table.push([...before, entry[0] ?? 0])
    if (table.length === 2 ** length && length < 12) length++
    before = entry
  }
  return pixels
}

function picture(width: number, height: number, colours: number, pixelAt: (index: number) => number) {
  const pixels = Uint8Array.from({ length: width * height }, (_, index) => pixelAt(index) % colours)
  const palette = Array.from({ length: colours }, (_, index) => index * 0x10101)
  return { pixels, gif: encodeGif({ width, height, palette, frames: [pixels], delay: 5 }) }
}

describe('a GIF', () => {
  it.each([
    ['one colour', picture(40, 40, 2, () => 0)],
    ['a pattern', picture(64, 64, 8, (index) => Math.floor(index / 5))],
    [
      'so much change that the dictionary fills up',
      picture(200, 200, 64, (index) => (index * index * 7919) >>> 3),
    ],
  ])('of %s decodes to what was drawn', (_, { pixels, gif }) => {
    expect(Buffer.from(decode(gif)).equals(pixels)).toBe(true)
  })

  it('repeats for ever', () => {
    const { gif } = picture(2, 2, 2, () => 1)
    expect(gif.subarray(0, 6).toString()).toBe('GIF89a')
    expect(gif.includes('NETSCAPE2.0')).toBe(true)
    expect(gif.at(-1)).toBe(0x3b)
  })
})
