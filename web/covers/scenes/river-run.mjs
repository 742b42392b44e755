import { chance, glow, gradient, hills, many, picture } from '../canvas.mjs'

/** Somebody running to the right, drawn in round strokes. */
function runner(x, y, scale, shirt, shorts, skin) {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <ellipse cx="6" cy="122" rx="54" ry="8" fill="#1c3a4a" opacity=".25" stroke="none"/>
    <path d="M-4 40 L-30 74 L-66 80" stroke="${skin}" stroke-width="15"/><path d="M-60 74 l-12 16" stroke="#fff" stroke-width="12"/>
    <path d="M-14 -18 L-44 10 L-34 34" stroke="${skin}" stroke-width="12"/>
    <path d="M2 40 L36 62 L26 110" stroke="${skin}" stroke-width="16"/><path d="M24 112 h26" stroke="#fff" stroke-width="13"/>
    <path d="M-2 38 L18 52 M-2 38 L-16 56" stroke="${shorts}" stroke-width="25"/>
    <path d="M6 -20 L-2 32" stroke="${shirt}" stroke-width="36"/>
    <path d="M12 -20 L36 12 L66 -4" stroke="${skin}" stroke-width="12"/>
    <circle cx="20" cy="-60" r="20" fill="${skin}" stroke="none"/><path d="M4 -66 a20 20 0 0 1 32 -8 q-14 6 -34 14 Z" fill="#2a1c1a" stroke="none"/></g>`
}

export function scene() {
  const next = chance(3)
  const defs =
    gradient('sky', [
      [0, '#ffd98f'],
      [0.5, '#ffb19a'],
      [1, '#f78fa0'],
    ]) +
    gradient('water', [
      [0, '#ffc9a6'],
      [0.35, '#7fc4c9'],
      [1, '#2f7f97'],
    ]) +
    gradient('path', [
      [0, '#ffe9c8'],
      [1, '#f7c98c'],
    ]) +
    glow('sun', [
      [0, '#fffbe8'],
      [0.5, '#fff0b8', 0.8],
      [1, '#ffe39a', 0],
    ])
  const skyline = many(30, (i) => {
    const height = 30 + next() * 96
    return `<rect x="${i * 42 - 10}" y="${344 - height}" width="${28 + next() * 18}" height="${height + 20}" rx="3" fill="#e8788e" opacity="${0.45 + next() * 0.35}"/>`
  })
  const glints = many(
    40,
    () =>
      `<rect x="${380 + next() * 500}" y="${372 + next() * 130}" width="${20 + next() * 90}" height="3" rx="2" fill="#fff6dd" opacity="${0.2 + next() * 0.6}"/>`,
  )
  const arches = many(
    6,
    (i) => `<path d="M${60 + i * 200} 372 V330 a72 62 0 0 1 144 0 V372" fill="#b2587a"/>`,
  )
  return picture(
    defs,
    `<rect width="1200" height="675" fill="url(#sky)"/><circle cx="640" cy="250" r="280" fill="url(#sun)"/><circle cx="640" cy="250" r="84" fill="#fffdf0"/>
    <path d="M120 110 q60-34 110 0 q50-22 80 12 H96 q0-14 24-12 Z M860 82 q50-30 94 0 q46-20 72 10 H838 q4-12 22-10 Z" fill="#fff" opacity=".55"/>
    ${skyline}${hills(
      [
        [0, 352],
        [300, 336],
        [700, 352],
        [1200, 330],
      ],
      '#cf6587',
    )}
    <rect y="346" width="1200" height="340" fill="url(#water)"/>${glints}
    <path d="M-20 286 H1220 V318 H-20 Z" fill="#8a4067"/><path d="M-20 312 H1220 V372 H-20 Z" fill="#9c4b71"/>${arches.replaceAll('#b2587a', '#f2a99b')}
    ${many(7, (i) => `<rect x="${20 + i * 200}" y="300" width="36" height="96" rx="6" fill="#8a4067"/>`)}
    ${many(13, (i) => `<path d="M${40 + i * 92} 288 v-44" stroke="#74335b" stroke-width="5"/><circle cx="${40 + i * 92}" cy="240" r="8" fill="#fff3c4"/>`)}
    <path d="M-20 470 Q300 420 620 470 T1220 440 V700 H-20 Z" fill="#3f8f6b"/>
    <path d="M-20 512 Q320 446 660 512 T1220 486 V700 H-20 Z" fill="#2f7a5c"/>
    <path d="M-20 560 Q320 490 660 548 T1220 520 V640 Q900 610 660 668 T-20 690 Z" fill="url(#path)"/>
    <path d="M-20 624 Q320 560 660 606 T1220 580" fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="46 34" opacity=".9"/>
    ${runner(250, 474, 0.94, '#d5362a', '#3a1b5e', '#8d5a3c')}${runner(470, 458, 1.02, '#5a2fc2', '#1c1613', '#e7a87c')}${runner(720, 476, 0.96, '#f4b41a', '#1f5f7a', '#5e3a28')}${runner(960, 470, 0.94, '#1b7446', '#32204f', '#d99a6c')}
    ${many(34, () => {
      const x = next() * 1220
      const y = 636 + next() * 30
      return `<path d="M${x} ${y + 40} q-6-40 -16-58 M${x} ${y + 40} q2-40 8-66 M${x} ${y + 40} q8-34 22-50" stroke="${next() > 0.5 ? '#1f5e48' : '#2f7a5c'}" stroke-width="6" fill="none" stroke-linecap="round"/>`
    })}
    <path d="M-20 668 H1220 V700 H-20 Z" fill="#1f5e48"/>`,
  )
}
