/**
 * Draws the covers that come with the app: `node web/covers/draw.mjs` writes web/public/covers/<scene>.webp from
 * scenes/<scene>.mjs. The pictures are kept in the repository; run this after changing a scene.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const MOST_BYTES = 40 * 1024
const scenes = new URL('scenes/', import.meta.url)
const covers = new URL('../public/covers/', import.meta.url)

/** The best quality that stays below the limit. */
async function compress(svg) {
  for (const quality of [88, 82, 76, 70, 62, 54]) {
    const picture = await sharp(Buffer.from(svg))
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer()
    if (picture.length <= MOST_BYTES) return { picture, quality }
  }
  throw new Error('No quality keeps this scene below 40 KB; draw it simpler.')
}

await mkdir(covers, { recursive: true })
const wanted = process.argv.slice(2)
for (const file of await readdir(scenes)) {
  const name = file.replace('.mjs', '')
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { scene } = await import(new URL(file, scenes))
  const { picture, quality } = await compress(scene())
  await writeFile(new URL(`${name}.webp`, covers), picture)
  process.stdout.write(`${name}: ${(picture.length / 1024).toFixed(1)} KB at quality ${quality}\n`)
}
