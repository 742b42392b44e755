import { chance, glow, gradient, hills, many, picture } from '../canvas.mjs'

function kite(x, y, size, angle, one, other, tail) {
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})"><path d="M0 66 q-26 30 0 58 t0 58 t0 50" fill="none" stroke="${tail}" stroke-width="5"/>${many(3, (i) => `<path transform="translate(${i % 2 ? 7 : -7} ${106 + i * 52})" d="M0 0 l-17 -11 v22 Z M0 0 l17 -11 v22 Z" fill="${i % 2 ? one : other}"/>`)}
    <path d="M0 -74 L54 -8 L0 70 L-54 -8 Z" fill="${one}"/><path d="M0 -74 L54 -8 H0 Z M0 70 L-54 -8 H0 Z" fill="${other}"/><path d="M0 -74 V70 M-54 -8 H54" stroke="#fff8ea" stroke-width="4"/></g>`
}

/** A child with one arm up, holding a line. */
function child(x, y, scale, shirt, trousers, skin, hair, side) {
  return `<g transform="translate(${x} ${y}) scale(${scale * side} ${scale})" stroke-linecap="round" fill="none"><ellipse cx="0" cy="94" rx="44" ry="8" fill="#1f5e48" opacity=".35" stroke="none"/><path d="M-10 40 L-22 88 M10 40 L24 86" stroke="${trousers}" stroke-width="19"/><path d="M-24 90 h-12 M24 88 h14" stroke="#fff6e6" stroke-width="12"/>
    <path d="M-18 -8 L-44 22 L-34 38" stroke="${skin}" stroke-width="11"/><path d="M18 -10 L48 -34 L60 -72" stroke="${skin}" stroke-width="11"/><path d="M-24 -18 Q0 -30 24 -18 L26 44 H-26 Z" fill="${shirt}" stroke="none"/><path d="M-20 -12 l-12 14 M20 -12 l16 -14" stroke="${shirt}" stroke-width="17"/>
    <circle cx="2" cy="-56" r="30" fill="${skin}" stroke="none"/><path d="M-30 -54 Q-34 -92 2 -92 T34 -60 Q14 -74 -4 -72 T-30 -54 Z" fill="${hair}" stroke="none"/><circle cx="16" cy="-54" r="3.5" fill="#2a1716" stroke="none"/><path d="M10 -42 q8 7 15 0" stroke="#2a1716" stroke-width="3"/></g>`
}

export function scene() {
  const next = chance(103)
  const defs =
    gradient('sky', [
      [0, '#4fb3e8'],
      [0.65, '#bfe7f5'],
      [1, '#fff4d6'],
    ]) +
    gradient('grass', [
      [0, '#8fd06b'],
      [1, '#4fa354'],
    ]) +
    glow('sun', [
      [0, '#fffbe0'],
      [0.4, '#fff0a8', 0.95],
      [1, '#ffe58f', 0],
    ])
  const bows = ['#d5362a', '#f0892b', '#f7d44a', '#4fa354', '#3f8fd0', '#6b4fc9']
  return picture(
    defs,
    `<rect width="1200" height="675" fill="url(#sky)"/><circle cx="1060" cy="110" r="230" fill="url(#sun)"/><circle cx="1060" cy="110" r="62" fill="#fff3b0"/>
    ${bows.map((colour, i) => `<circle cx="420" cy="560" r="${430 - i * 20}" fill="none" stroke="${colour}" stroke-width="21" opacity=".5"/>`).join('')}
    <path d="M60 150 q30-46 86-26 q46-40 92 4 q60-12 70 34 H36 q-4-20 24-12 Z M560 84 q26-30 66-14 q40-22 64 10 q30 0 34 22 H540 q0-20 20-18 Z M860 250 q26-30 66-14 q40-22 64 10 q30 0 34 22 H840 q0-20 20-18 Z" fill="#fff" opacity=".95"/>
    <g stroke="#fff8ea" stroke-width="2.5" fill="none" opacity=".9"><path d="M352 484 Q330 330 250 218"/><path d="M598 476 Q640 300 600 170"/><path d="M858 490 Q900 350 846 206"/></g>
    ${kite(246, 200, 1.1, -18, '#d5362a', '#f4b41a', '#fff6e6')}${kite(598, 150, 1.3, 10, '#5a2fc2', '#ff8f7a', '#fff6e6')}${kite(848, 190, 1, -8, '#1b7446', '#f7dc4a', '#fff6e6')}
    ${hills(
      [
        [0, 470],
        [240, 410],
        [520, 462],
        [820, 400],
        [1200, 454],
      ],
      '#9fd88a',
    )}
    <g transform="translate(1046 336)"><rect x="-5" y="70" width="10" height="40" fill="#8a5a3c"/><circle cx="0" cy="50" r="44" fill="#4fa354"/><circle cx="-26" cy="70" r="28" fill="#5fb55f"/><circle cx="28" cy="68" r="30" fill="#3f8f4d"/></g><g transform="translate(110 362) scale(.8)"><rect x="-5" y="70" width="10" height="40" fill="#8a5a3c"/><circle cx="0" cy="50" r="44" fill="#4fa354"/><circle cx="-26" cy="70" r="28" fill="#5fb55f"/><circle cx="28" cy="68" r="30" fill="#3f8f4d"/></g>
    <path d="M-20 540 Q280 450 620 530 T1220 500 V700 H-20 Z" fill="url(#grass)"/><path d="M-20 610 Q320 540 700 604 T1220 580 V700 H-20 Z" fill="#3f9450"/>
    ${child(312, 548, 0.98, '#f4b41a', '#34558b', '#f0bf9b', '#8a4b22', 1)}${child(560, 548, 1.06, '#d5362a', '#3b2a5c', '#8d5a3c', '#1c1210', 1)}${child(906, 556, 1, '#fff6e6', '#e8574a', '#c98a5f', '#3a1d14', -1)}
    <g transform="translate(1080 590)"><path d="M-70 0 q70 -30 140 0 l-14 34 h-112 Z" fill="#e8574a"/><path d="M-58 0 h116 M-70 6 h140" stroke="#fff6e6" stroke-width="5" opacity=".7"/><path d="M-44 -6 q44 -74 88 0" fill="none" stroke="#8a5228" stroke-width="9"/><circle cx="-22" cy="-8" r="15" fill="#d5362a"/><circle cx="8" cy="-10" r="15" fill="#f7dc4a"/></g>
    ${many(70, () => {
      const [x, y] = [next() * 1200, 570 + next() * 100]
      return `<path d="M${x} ${y + 16} v-14" stroke="#2f7a45" stroke-width="3.5"/><circle cx="${x}" cy="${y}" r="${4 + next() * 4}" fill="${['#fff', '#ffd36b', '#ff8fa3', '#c9b5ff'][Math.floor(next() * 4)]}"/>`
    })}`,
  )
}
