import { chance, gradient, many, picture } from '../canvas.mjs'

/** A pot: its right half drawn from the middle, mirrored, with light on the left and shade on the right. */
function pot(x, y, half, fill, band = '') {
  return `<g transform="translate(${x} ${y})"><ellipse cx="6" cy="2" rx="70" ry="9" fill="#5c2e1c" opacity=".3"/>
    <clipPath id="pot${x}${y}"><path d="${half}"/><path d="${half}" transform="scale(-1 1)"/></clipPath>
    <g clip-path="url(#pot${x}${y})"><rect x="-130" y="-330" width="260" height="340" fill="${fill}"/>${band}
    <rect x="28" y="-330" width="140" height="340" fill="#3b1610" opacity=".2"/><rect x="66" y="-330" width="90" height="340" fill="#3b1610" opacity=".16"/>
    <rect x="-70" y="-330" width="20" height="340" fill="#fff" opacity=".26"/></g></g>`
}

const VASE = 'M0 0 H46 Q78 -60 66 -116 Q50 -160 24 -176 Q22 -206 36 -222 H0 Z'
const BOWL = 'M0 0 H34 Q92 -20 98 -88 H0 Z'
const JUG = 'M0 0 H52 Q84 -70 58 -130 Q42 -160 48 -190 H0 Z'
const CUP = 'M0 0 H38 Q46 -40 46 -86 H0 Z'
const BOTTLE = 'M0 0 H44 Q62 -70 50 -112 Q18 -140 18 -210 L24 -220 H0 Z'

export function scene() {
  const next = chance(29)
  const defs =
    gradient(
      'wall',
      [
        [0, '#f3d9c0'],
        [1, '#e4b998'],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) +
    gradient('wood', [
      [0, '#a8643c'],
      [1, '#7c4226'],
    ]) +
    gradient(
      'light',
      [
        [0, '#fff4dc', 0.75],
        [1, '#fff4dc', 0],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    )
  const bands = (fill, ys) =>
    ys.map((y) => `<rect x="-130" y="${y}" width="260" height="13" fill="${fill}"/>`).join('')
  const waves = (fill, y) =>
    `<path d="M-130 ${y} ${many(10, () => 'q13 -22 26 0 t26 0')}" fill="none" stroke="${fill}" stroke-width="9"/>`
  const dots = (fill, y) =>
    many(13, (i) => `<circle cx="${-120 + i * 20}" cy="${y + (i % 2) * 18}" r="6" fill="${fill}"/>`)
  const sprig = (x, y, angle, fill) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M0 0 Q6 -90 0 -180" stroke="${fill}" stroke-width="5" fill="none"/>${many(7, (i) => `<path d="M1 ${-30 - i * 22} q${i % 2 ? 34 : -34} -6 ${i % 2 ? 46 : -46} -30 q${i % 2 ? -38 : 38} -2 ${i % 2 ? -46 : 46} 30" fill="${fill}"/>`)}</g>`
  return picture(
    defs,
    `<rect width="1200" height="675" fill="url(#wall)"/><path d="M0 0 H560 L1000 675 H300 Z" fill="url(#light)"/><path d="M640 0 H780 L1200 640 V675 H1120 Z" fill="url(#light)" opacity=".7"/>
    ${many(60, () => `<circle cx="${next() * 1200}" cy="${next() * 675}" r="${1 + next() * 2}" fill="#b9794f" opacity=".25"/>`)}
    <rect x="-10" y="286" width="1220" height="26" fill="url(#wood)"/><rect x="-10" y="312" width="1220" height="12" fill="#5c2e1c" opacity=".28"/>
    <rect x="-10" y="590" width="1220" height="30" fill="url(#wood)"/><rect x="-10" y="620" width="1220" height="60" fill="#8f5230"/>
    ${pot(130, 286, BOWL, '#3f7d7b', bands('#f7e6cf', [-70, -48]))}${pot(150, 200, BOWL, '#d9694a', dots('#f7e6cf', -66))}
    ${sprig(352, 92, -14, '#5a7d4d')}${sprig(360, 92, 14, '#7a9a5e')}${pot(356, 286, VASE, '#fbf1e2', waves('#2f5d8a', -90) + waves('#2f5d8a', -66))}
    ${pot(540, 286, CUP, '#f4b41a')}<path d="M586 216 q46 0 34 34 q-8 22 -38 16" fill="none" stroke="#d99a0c" stroke-width="13"/>
    ${pot(650, 286, CUP, '#d5362a', bands('#fbd9cb', [-60]))}<path d="M696 216 q46 0 34 34 q-8 22 -38 16" fill="none" stroke="#ab2a20" stroke-width="13"/>
    ${pot(846, 286, JUG, '#6a4a8f', bands('#e9ddf6', [-108, -84]))}<path d="M792 90 q-64 10 -44 92 q10 24 36 14" fill="none" stroke="#54397a" stroke-width="16"/>
    ${pot(1060, 286, BOTTLE, '#2d6e7e', dots('#fbe9c9', -66))}
    ${pot(180, 590, JUG, '#c9633f', waves('#f8dcc0', -74) + bands('#f8dcc0', [-140]))}<path d="M236 396 q66 10 44 92 q-12 26 -36 14" fill="none" stroke="#a34b2c" stroke-width="16"/>
    <g transform="translate(600 590)"><ellipse cx="0" cy="0" rx="190" ry="22" fill="#4a2416"/><rect x="-190" y="-16" width="380" height="16" fill="#5f3220"/><ellipse cx="0" cy="-16" rx="190" ry="22" fill="#8b5a3c"/><ellipse cx="0" cy="-17" rx="150" ry="16" fill="#a06f4e"/></g>
    ${pot(
      600,
      572,
      'M0 0 H62 Q120 -50 108 -120 Q100 -158 114 -184 H0 Z',
      '#d98d68',
      many(
        9,
        (i) =>
          `<path d="M-130 ${-20 - i * 19} q130 16 260 0" stroke="#b56d4a" stroke-width="3.5" fill="none" opacity=".7"/>`,
      ),
    )}
    <ellipse cx="600" cy="388" rx="113" ry="19" fill="#8f4f33"/><ellipse cx="600" cy="391" rx="100" ry="14" fill="#6d3722"/>
    <path d="M380 600 Q398 470 470 440 q30-12 42 8 q10 20 -14 34 q-30 18 -44 120 Z" fill="#f0b48f"/><path d="M820 600 Q802 470 730 440 q-30-12 -42 8 q-10 20 14 34 q30 18 44 120 Z" fill="#f0b48f"/>
    <path d="M340 690 L384 552 q44-10 74 8 L452 690 Z M860 690 L816 552 q-44-10 -74 8 L748 690 Z" fill="#34558b"/>
    ${pot(1010, 590, VASE, '#4c7f62', bands('#eef5dc', [-96, -72]) + dots('#eef5dc', -50))}${sprig(1006, 384, -22, '#c9472f')}${sprig(1014, 384, 4, '#e0785a')}${sprig(1018, 388, 26, '#c9472f')}`,
  )
}
