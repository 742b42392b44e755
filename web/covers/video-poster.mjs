/** Draws the poster of videos without one: `node web/covers/video-poster.mjs` writes web/public/create_assets/videoPoster.webp. */
import sharp from 'sharp'
import { fileURLToPath } from 'node:url'

const holes = Array.from({ length: 15 }, (_, n) =>
  [26, 619].map((y) => `<rect x="${20 + n * 80}" y="${y}" width="44" height="30" rx="8"/>`).join(''),
).join('')

const poster = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675">
  <linearGradient id="dusk" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#5a2fc2"/><stop offset="0.55" stop-color="#8b3a9e"/><stop offset="1" stop-color="#d5362a"/>
  </linearGradient>
  <rect width="1200" height="675" fill="url(#dusk)"/>
  <circle cx="1010" cy="120" r="210" fill="#f4b41a" opacity="0.16"/>
  <circle cx="180" cy="600" r="280" fill="#ffffff" opacity="0.06"/>
  <g fill="#ffffff" opacity="0.14">${holes}</g>
  <circle cx="600" cy="337" r="92" fill="#ffffff" opacity="0.94"/>
  <path d="M572 287 q0 -12 11 -6 l78 48 q10 8 0 16 l-78 48 q-11 6 -11 -6 z" fill="#5a2fc2"/>
</svg>`

const file = fileURLToPath(new URL('../public/create_assets/videoPoster.webp', import.meta.url))
await sharp(Buffer.from(poster)).webp({ quality: 82, effort: 6 }).toFile(file)
