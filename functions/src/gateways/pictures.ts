import type { Sharp, SharpOptions } from 'sharp'

/** Pixels that a picture may hold, all its frames together: more would take the memory of everybody's uploads. */
const MOST_PIXELS = 50_000_000
const MOST_FRAMES = 150
const FORMATS = ['jpeg', 'png', 'webp', 'gif']
/** Moving content that goes on for longer needs a way to stop it (WCAG 2.2, 2.2.2). */
const MOVING_MS = 5_000

export type PictureCheck =
  | { readonly isFine: true; readonly frames: number; readonly cycleMs: number }
  | { readonly isFine: false; readonly reason: 'unreadable' | 'too-many-pixels' }

async function open(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, ...options })
}

/** What the bytes are, whatever their name says. Reads the header only, so that a bomb does not go off. */
export async function checkPicture(bytes: Buffer): Promise<PictureCheck> {
  try {
    const picture = await open(bytes, { limitInputPixels: false })
    const { format, width, height, pages = 1, delay = [] } = await picture.metadata()
    if (!FORMATS.includes(format)) return { isFine: false, reason: 'unreadable' }
    if (width * height > MOST_PIXELS) return { isFine: false, reason: 'too-many-pixels' }
    // A long animation is shown by its first frame.
    const moves = pages > 1 && pages <= MOST_FRAMES && width * height * pages <= MOST_PIXELS
    const cycleMs = delay.reduce((sum, it) => sum + it, 0)
    return { isFine: true, frames: moves ? pages : 1, cycleMs }
  } catch {
    return { isFine: false, reason: 'unreadable' }
  }
}

/**
 * A picture made anew as WebP at a width, upright and without its metadata (place, camera), or undefined when the bytes
 * cannot be read to the end. What moves goes on moving, and comes to rest after some seconds.
 */
export async function remakePicture(
  bytes: Buffer,
  width: number,
  { frames, cycleMs }: Extract<PictureCheck, { isFine: true }>,
): Promise<Buffer | undefined> {
  const moves = frames > 1
  try {
    const picture = await open(bytes, { animated: moves })
    const upright = moves ? picture : picture.autoOrient()
    const sized = upright.resize({ width, withoutEnlargement: true })
    const loop = Math.max(1, Math.floor(MOVING_MS / Math.max(cycleMs, 1)))
    return await sized.webp(moves ? { quality: 75, effort: 2, loop } : { quality: 80 }).toBuffer()
  } catch {
    return undefined
  }
}
