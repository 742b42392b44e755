import { chance, glow, gradient, hills, many, picture } from '../canvas.mjs'

/** Somebody in the lotus seat, arms raised and hands together. */
function sitter(x, y, scale, top, trousers, skin, hair) {
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="round" stroke-linejoin="round" fill="none">
    <ellipse cx="0" cy="66" rx="150" ry="14" fill="#2c5a55" opacity=".28" stroke="none"/><rect x="-170" y="52" width="340" height="16" rx="8" fill="#fff6e6"/>
    <path d="M-26 -96 Q-78 -150 -44 -222 Q-24 -262 -4 -284 M26 -96 Q78 -150 44 -222 Q24 -262 4 -284" stroke="${skin}" stroke-width="21"/>
    <path d="M-30 -100 Q-52 -128 -56 -152 M30 -100 Q52 -128 56 -152" stroke="${top}" stroke-width="28"/>
    <path d="M-40 -100 Q0 -122 40 -100 Q48 -40 40 26 H-40 Q-48 -40 -40 -100 Z" fill="${top}" stroke="none"/>
    <path d="M-30 20 Q-116 6 -128 40 Q-110 58 34 50" stroke="${trousers}" stroke-width="36"/><path d="M30 20 Q116 6 128 40 Q110 58 -34 50" stroke="${trousers}" stroke-width="36"/>
    <path d="M-44 50 h32 M44 50 h-32" stroke="${skin}" stroke-width="19"/>
    <path d="M0 -112 V-136" stroke="${skin}" stroke-width="22"/><circle cx="0" cy="-164" r="33" fill="${skin}" stroke="none"/>
    <path d="M-34 -160 Q-38 -204 0 -204 T34 -160 Q26 -186 0 -186 T-34 -160 Z" fill="${hair}" stroke="none"/><circle cx="0" cy="-210" r="17" fill="${hair}" stroke="none"/></g>`
}

function fern(x, y, angle, size, fill) {
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})"><path d="M0 0 Q10 -110 0 -220" stroke="${fill}" stroke-width="6" fill="none"/>${many(9, (i) => `<path d="M2 ${-20 - i * 22} q${-46 + i * 3} -8 ${-58 + i * 4} -46 q${44 - i * 3} 0 ${58 - i * 4} 46 M4 ${-20 - i * 22} q${46 - i * 3} -8 ${58 - i * 4} -46 q${-44 + i * 3} 0 ${-58 + i * 4} 46" fill="${fill}"/>`)}</g>`
}

export function scene() {
  const next = chance(71)
  const defs =
    gradient('sky', [
      [0, '#f9c7b8'],
      [0.5, '#ffe0bd'],
      [1, '#fff3da'],
    ]) +
    gradient('lake', [
      [0, '#f7cdb0'],
      [0.5, '#a9d4c8'],
      [1, '#5fae9f'],
    ]) +
    glow('sun', [
      [0, '#fffdf0'],
      [0.55, '#ffe9a8', 0.9],
      [1, '#ffd98a', 0],
    ])
  return picture(
    defs,
    `<rect width="1200" height="675" fill="url(#sky)"/>${[380, 310, 240].map((r, i) => `<circle cx="600" cy="320" r="${r}" fill="#fff6d8" opacity="${0.28 + i * 0.14}"/>`).join('')}<circle cx="600" cy="320" r="176" fill="#ffb65c"/><circle cx="600" cy="320" r="176" fill="url(#sun)" opacity=".55"/>
    ${hills(
      [
        [0, 392],
        [180, 330],
        [360, 384],
        [560, 350],
        [840, 388],
        [1020, 316],
        [1200, 366],
      ],
      '#e9a695',
    )}${hills(
      [
        [0, 420],
        [260, 388],
        [520, 418],
        [900, 392],
        [1200, 412],
      ],
      '#d18a86',
    )}
    <rect y="414" width="1200" height="270" fill="url(#lake)"/>${many(44, () => `<rect x="${300 + next() * 600}" y="${424 + next() * 120}" width="${24 + next() * 120}" height="4" rx="2" fill="#fff7e2" opacity="${0.2 + next() * 0.55}"/>`)}
    <g stroke="#a3656a" stroke-width="4" fill="none" stroke-linecap="round"><path d="M300 180 q14-16 26 0 q12-16 26 0 M380 214 q10-12 20 0 q10-12 20 0 M820 150 q12-14 23 0 q11-14 23 0"/></g>
    ${hills(
      [
        [0, 556],
        [300, 530],
        [640, 548],
        [940, 526],
        [1200, 552],
      ],
      '#7dbb92',
    )}${hills(
      [
        [0, 606],
        [360, 584],
        [800, 602],
        [1200, 580],
      ],
      '#5da57f',
    )}
    ${sitter(600, 540, 1, '#5a2fc2', '#32204f', '#b9774f', '#2a1716')}${sitter(276, 556, 0.66, '#d5362a', '#5c2033', '#f0bf9b', '#8a4b22')}${sitter(924, 556, 0.66, '#1f7a6b', '#1c3a44', '#7a4a33', '#1c1210')}
    ${fern(40, 690, 8, 1.15, '#2f7a5c')}${fern(120, 700, 26, 0.95, '#3f9470')}${fern(-10, 700, -6, 1.3, '#25664d')}${fern(1160, 690, -8, 1.15, '#2f7a5c')}${fern(1080, 700, -26, 0.95, '#3f9470')}${fern(1214, 700, 6, 1.3, '#25664d')}
    ${many(26, () => {
      const x = 170 + next() * 860
      const y = 622 + next() * 44
      return `<circle cx="${x}" cy="${y}" r="${3 + next() * 4}" fill="${['#fff6e6', '#ffd36b', '#ff9d8a'][Math.floor(next() * 3)]}"/>`
    })}`,
  )
}
