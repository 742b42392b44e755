import { chance, glow, gradient, hills, many, picture } from '../canvas.mjs'

function boat(x, y, scale, hull, sail, stripe) {
  return `<g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M-4 -226 L-4 -18 L-118 -18 Q-60 -110 -4 -226 Z" fill="${sail}"/><path d="M-4 -120 L-4 -84 L-88 -84 Q-72 -102 -58 -120 Z" fill="${stripe}"/>
    <path d="M10 -204 L10 -18 L92 -18 Q70 -120 10 -204 Z" fill="${sail}" opacity=".86"/><rect x="0" y="-236" width="7" height="232" rx="3" fill="#4a2c2a"/>
    <path d="M3 -236 l34 10 l-34 12 Z" fill="${stripe}"/><path d="M-138 -10 H132 Q112 44 66 46 H-78 Q-120 42 -138 -10 Z" fill="${hull}"/><path d="M-138 -10 H132 L126 6 H-132 Z" fill="#fff8ec"/>
    <path d="M-78 46 H66 Q20 120 -4 190 Q-40 110 -78 46 Z" fill="${sail}" opacity=".16"/></g>`
}

export function scene() {
  const next = chance(17)
  const defs =
    gradient('sky', [
      [0, '#7fd0e8'],
      [0.6, '#c9ecec'],
      [1, '#fff0cf'],
    ]) +
    gradient('sea', [
      [0, '#5fc3cf'],
      [0.5, '#2495b4'],
      [1, '#0f5d86'],
    ]) +
    glow('sun', [
      [0, '#fffdf2'],
      [0.4, '#fff5c9', 0.9],
      [1, '#fff0b8', 0],
    ])
  const waves = (y, fill, count, height) =>
    `<path d="M-40 ${y} ${many(count, (i) => `q${1280 / count / 4} ${i % 2 ? height : -height} ${1280 / count / 2} 0 t${1280 / count / 2} 0`)} V700 H-40 Z" fill="${fill}"/>`
  const houses = many(17, (i) => {
    const [height, x] = [56 + next() * 64, 700 + i * 32]
    const colour = ['#f26b5b', '#f9c25b', '#fdf1dc', '#6fb9a8', '#e88fa0', '#8b78d6'][i % 6]
    return `<rect x="${x}" y="${322 - height}" width="33" height="${height}" fill="${colour}"/><path d="M${x - 2} ${323 - height} l18.5 -22 l18.5 22 Z" fill="#a5402f"/>${many(2, (row) => many(2, (column) => `<rect x="${x + 6 + column * 13}" y="${332 - height + row * 24}" width="7" height="11" fill="#2b4a63" opacity=".75"/>`))}`
  })
  return picture(
    defs,
    `<rect width="1200" height="675" fill="url(#sky)"/><circle cx="300" cy="180" r="260" fill="url(#sun)"/><circle cx="300" cy="180" r="66" fill="#fffdf2"/>
    <path d="M520 120 q30-46 86-26 q46-40 92 4 q60-12 70 34 H496 q-4-20 24-12 Z M60 86 q26-30 66-14 q40-22 64 10 q30 0 34 22 H40 q0-20 20-18 Z M930 70 q26-30 66-14 q40-22 64 10 q30 0 34 22 H910 q0-20 20-18 Z" fill="#fff" opacity=".85"/>
    ${hills(
      [
        [0, 306],
        [180, 262],
        [380, 312],
        [620, 270],
        [900, 236],
        [1200, 268],
      ],
      '#8ec9b4',
    )}
    ${hills(
      [
        [0, 330],
        [240, 316],
        [520, 330],
        [760, 296],
        [1000, 284],
        [1200, 292],
      ],
      '#5fa98f',
    )}
    ${houses}<rect x="680" y="318" width="560" height="16" fill="#e9d3ae"/>
    <rect y="330" width="1200" height="360" fill="url(#sea)"/>
    ${many(36, () => `<rect x="${150 + next() * 320}" y="${340 + next() * 200}" width="${16 + next() * 70}" height="4" rx="2" fill="#fffbe4" opacity="${0.2 + next() * 0.6}"/>`)}
    <g stroke="#34566b" stroke-width="4" fill="none" stroke-linecap="round"><path d="M470 210 q14-16 26 0 q12-16 26 0 M560 250 q10-12 20 0 q10-12 20 0 M410 270 q9-10 17 0 q9-10 17 0"/></g>
    ${boat(980, 410, 0.52, '#5a2fc2', '#fff3dc', '#f4b41a')}${boat(150, 430, 0.58, '#1b7446', '#fff8ec', '#d5362a')}
    ${waves(470, '#2a9db8', 8, 12)}${boat(420, 506, 0.98, '#d5362a', '#fffaf0', '#f4b41a')}${waves(530, '#1a83a6', 6, 16)}
    ${boat(800, 566, 1.24, '#22306b', '#fff1d6', '#e8574a')}${waves(594, '#126a92', 5, 18)}${waves(640, '#0c5078', 4, 14)}`,
  )
}
