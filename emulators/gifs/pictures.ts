import { encodeGif } from './gif-encoder'

export interface Picture {
  id: string
  title: string
  /** The words under which it is found. */
  words: readonly string[]
}

interface Drawing extends Picture {
  palette: readonly number[]
  /** The index of the colour at a point; `time` goes from 0 to 1 and starts over. */
  colourAt: (x: number, y: number, time: number) => number
}

export const WIDTH = 160
export const HEIGHT = 120
const FRAMES = 16
const TURN = 2 * Math.PI

const NIGHT = 0x1b1b3a
const WARM = [0xff6b6b, 0xffa36c, 0xffd93d, 0xfff3b0]

const DRAWINGS: readonly Drawing[] = [
  {
    id: 'confetti',
    title: 'Confetti falling',
    words: ['confetti', 'party', 'celebrate', 'birthday', 'yay', 'congratulations'],
    palette: [NIGHT, ...WARM, 0x6bcb77, 0x4d96ff],
    colourAt(x, y, time) {
      const column = Math.floor(x / 8)
      const fall = (y + HEIGHT * (time + ((column * 37) % 16) / 16)) % HEIGHT
      const isPiece = fall % 40 < 7 && x % 8 > 1 && x % 8 < 6
      return isPiece ? 1 + ((column * 5 + Math.floor(fall / 40)) % 6) : 0
    },
  },
  {
    id: 'equaliser',
    title: 'Music playing',
    words: ['music', 'dance', 'concert', 'dj', 'party', 'sound', 'festival'],
    palette: [NIGHT, 0x6bcb77, 0xffd93d, 0xff6b6b],
    colourAt(x, y, time) {
      const bar = Math.floor(x / 16)
      const height = HEIGHT * (0.5 + 0.4 * Math.sin(TURN * (time + bar / 5)) * Math.cos(bar * 2))
      if (x % 16 < 2 || HEIGHT - y > height || y % 8 < 2) return 0
      return y > HEIGHT * 0.6 ? 1 : y > HEIGHT * 0.3 ? 2 : 3
    },
  },
  {
    id: 'heart',
    title: 'A beating heart',
    words: ['heart', 'love', 'thanks', 'thank you', 'valentine', 'charity'],
    palette: [0xfff0f3, 0xff4d6d, 0xff8fa3],
    colourAt(x, y, time) {
      const size = 34 + 6 * Math.sin(TURN * time)
      const [u, v] = [(x - WIDTH / 2) / size, (HEIGHT / 2 - y) / size + 0.2]
      const inside = (u * u + v * v - 1) ** 3 - u * u * v ** 3
      return inside < -0.05 ? 1 : inside < 0 ? 2 : 0
    },
  },
  {
    id: 'waves',
    title: 'Waves on a beach',
    words: ['waves', 'sea', 'beach', 'summer', 'swim', 'holiday', 'outdoor'],
    palette: [0x90e0ef, 0x0077b6, 0x00b4d8, 0xffe8b6],
    colourAt(x, y, time) {
      const crest = (row: number) => row + 8 * Math.sin(TURN * (x / WIDTH + time + row / 50))
      if (y > HEIGHT - 18 + 4 * Math.sin(TURN * (time + x / 80))) return 3
      return y > crest(70) ? 1 : y > crest(48) ? 2 : 0
    },
  },
  {
    id: 'ball',
    title: 'A bouncing ball',
    words: ['ball', 'sport', 'football', 'game', 'play', 'team', 'run', 'hello'],
    palette: [0xd8f3dc, 0x40916c, 0xff6b6b, 0xffd93d],
    colourAt(x, y, time) {
      const height = 70 * Math.abs(Math.sin(TURN * time))
      const [u, v] = [x - WIDTH / 2, y - (HEIGHT - 32 - height)]
      if (u * u + v * v < 18 ** 2) return Math.sin(u / 5 + TURN * time) > 0 ? 2 : 3
      return y > HEIGHT - 14 ? 1 : 0
    },
  },
  {
    id: 'sun',
    title: 'A turning sun',
    words: ['sun', 'good morning', 'yoga', 'summer', 'happy', 'picnic', 'garden'],
    palette: [0xcaf0f8, 0xffd93d, 0xffb703],
    colourAt(x, y, time) {
      const [u, v] = [x - WIDTH / 2, y - HEIGHT / 2]
      const distance = Math.hypot(u, v)
      if (distance < 22) return 2
      const ray = Math.sin(12 * (Math.atan2(v, u) + (TURN * time) / 12))
      return distance > 28 && distance < 50 && ray > 0.3 ? 1 : 0
    },
  },
]

/** The pictures that have a word of the query; without a query all of them. */
export function searchPictures(query: string): Picture[] {
  const asked = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (asked.length === 0) return [...DRAWINGS]
  return DRAWINGS.filter(({ words }) => asked.some((word) => words.some((known) => known.includes(word))))
}

const encoded = new Map<string, Buffer>()

/** The picture's GIF, drawn when it is first asked for. */
export function findGif(id: string): Buffer | undefined {
  const drawing = DRAWINGS.find((candidate) => candidate.id === id)
  if (!drawing) return undefined
  const known = encoded.get(id)
  if (known) return known
  const { palette, colourAt } = drawing
  const frames = Array.from({ length: FRAMES }, (_, frame) =>
    Uint8Array.from({ length: WIDTH * HEIGHT }, (__, pixel) =>
      colourAt(pixel % WIDTH, Math.floor(pixel / WIDTH), frame / FRAMES),
    ),
  )
  const gif = encodeGif({ width: WIDTH, height: HEIGHT, palette, frames, delay: 8 })
  encoded.set(id, gif)
  return gif
}
