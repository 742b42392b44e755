import { inflateSync } from 'node:zlib'
import { decodeQR } from 'qr/decode.js'
import { expect, it } from 'vitest'
import { qrPicture } from './qr-picture'

/** As long as the code of a ticket gets. */
const CODE = `T1.k1.abcdefghjk.${'o'.repeat(64)}-50.${'S'.repeat(86)}`

/** The pixels of a picture of one bit a pixel, which no line of it filters. */
function pixelsOf(picture: Buffer) {
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
  const start = picture.indexOf('IDAT')
  const lines = inflateSync(picture.subarray(start + 4, start + 4 + picture.readUInt32BE(start - 4)))
  const stride = 1 + Math.ceil(width / 8)
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isWhite = ((lines[y * stride + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0
      if (!isWhite) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return { width, height, data }
}

it.each([
  ['one character', 'a'],
  ['the code of a ticket', CODE],
  ['the longest code that a door reads', 'x'.repeat(300)],
])('a picture of %s reads as what it was made of', (_, text) => {
  expect(decodeQR(pixelsOf(qrPicture(text)))).toBe(text)
})

it('a picture of a ticket’s code takes less than 2 KiB', () => {
  expect(qrPicture(CODE).length).toBeLessThan(2048)
})
