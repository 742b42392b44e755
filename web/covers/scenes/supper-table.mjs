import { chance, glow, gradient, many, picture } from '../canvas.mjs'

function plate(x, y, r, rim, inside, food) {
  return `<ellipse cx="${x + 10}" cy="${y + 16}" rx="${r}" ry="${r}" fill="#7c2413" opacity=".22"/>
    <circle cx="${x}" cy="${y}" r="${r}" fill="${rim}"/><circle cx="${x}" cy="${y}" r="${r * 0.94}" fill="#fffaf2"/>
    <circle cx="${x}" cy="${y}" r="${r * 0.7}" fill="${inside}"/>${food}`
}

function leaf(x, y, length, angle, fill) {
  return `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0 Q${length * 0.5} ${-length * 0.34} ${length} 0 Q${length * 0.5} ${length * 0.34} 0 0 Z" fill="${fill}"/>`
}

function glass(x, y, r, fill) {
  return `<circle cx="${x + 8}" cy="${y + 12}" r="${r}" fill="#7c2413" opacity=".22"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fdf3e4" opacity=".85"/>
    <circle cx="${x}" cy="${y}" r="${r * 0.78}" fill="${fill}"/><path d="M${x - r * 0.5} ${y - r * 0.2} a${r * 0.55} ${r * 0.55} 0 0 1 ${r * 0.5} ${-r * 0.4}" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".75"/>`
}

function cutlery(x, y, angle) {
  return `<g transform="translate(${x} ${y}) rotate(${angle})" fill="none" stroke="#8a5a1c" stroke-linecap="round">
    <path d="M0 -70 V80" stroke-width="9"/><path d="M-14 -74 V-38 Q0 -18 14 -38 V-74 M0 -74 V-40" stroke-width="6"/></g>`
}

export function scene() {
  const next = chance(11)
  const herbs = many(26, () => {
    const angle = next() * 360
    return leaf(
      600 + Math.cos(angle) * next() * 96,
      322 + Math.sin(angle) * next() * 96,
      22 + next() * 22,
      angle,
      ['#4f8a3d', '#7ab04a', '#2f6b3a'][Math.floor(next() * 3)],
    )
  })
  const tomatoes = many(9, (i) => {
    const angle = i * 0.7
    const [x, y] = [600 + Math.cos(angle) * (40 + (i % 3) * 26), 322 + Math.sin(angle) * (40 + (i % 3) * 26)]
    return `<circle cx="${x}" cy="${y}" r="19" fill="#e0402c"/><circle cx="${x - 5}" cy="${y - 6}" r="5" fill="#ff9b80"/>`
  })
  const noodles = many(
    13,
    (i) =>
      `<path d="M${226 + i * 7} ${150 + (i % 4) * 9} q${26 - i * 3} 46 ${8 + (i % 3) * 10} ${92 - (i % 4) * 8}" fill="none" stroke="${i % 2 ? '#f2c14e' : '#ffd97a'}" stroke-width="9" stroke-linecap="round"/>`,
  )
  const defs =
    gradient(
      'cloth',
      [
        [0, '#f7b733'],
        [1, '#f0892b'],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) +
    glow('lamp', [
      [0, '#fff1c9', 0.85],
      [1, '#fff1c9', 0],
    ]) +
    `<pattern id="weave" width="120" height="120" patternUnits="userSpaceOnUse" patternTransform="rotate(18)"><rect width="60" height="120" fill="#fff" opacity=".07"/><rect width="120" height="60" fill="#d8591c" opacity=".08"/></pattern>`
  return picture(
    defs,
    `<rect width="1200" height="675" fill="url(#cloth)"/><rect width="1200" height="675" fill="url(#weave)"/>
    <ellipse cx="420" cy="120" rx="720" ry="460" fill="url(#lamp)"/>
    <path d="M-30 250 Q300 470 620 468 T1240 690 V720 H-30 Z" fill="#c7371f" opacity=".9"/>
    <path d="M-30 268 Q300 488 620 486 T1240 708" fill="none" stroke="#fff3dd" stroke-width="5" stroke-dasharray="2 20" stroke-linecap="round"/>
    ${plate(600, 322, 172, '#2c6e6a', '#f4e8cf', herbs + tomatoes)}
    ${plate(266, 196, 128, '#c9472f', '#fff1d8', `${noodles}${leaf(266, 176, 40, -30, '#3d7d3a')}${leaf(262, 180, 38, 200, '#5ba047')}<circle cx="300" cy="228" r="14" fill="#d9402b"/><circle cx="228" cy="226" r="12" fill="#d9402b"/>`)}
    ${plate(962, 208, 132, '#5a2fc2', '#efe3fb', `<path d="M900 236 a66 66 0 0 1 124-40 l-62 18 Z" fill="#e08a3c"/><path d="M908 238 a58 58 0 0 1 106-38 l-52 16 Z" fill="#f8d27a"/>${many(7, (i) => `<circle cx="${930 + (i % 4) * 24}" cy="${232 + Math.floor(i / 4) * 24}" r="10" fill="${i % 2 ? '#6b2a6e' : '#a13a7e'}"/>`)}${leaf(990, 196, 38, 20, '#5ba047')}`)}
    ${plate(334, 560, 134, '#f6d9a8', '#faf0dd', `<path d="M270 566 q64-74 128 0 q-64 58-128 0 Z" fill="#e9784b"/><path d="M286 566 q48-48 96 0" fill="none" stroke="#ffd9b8" stroke-width="6"/><path d="M298 578 q36 26 72 0" fill="none" stroke="#ffd9b8" stroke-width="6"/>${leaf(384, 540, 52, -60, '#4f8a3d')}${leaf(388, 548, 46, -20, '#7ab04a')}<circle cx="282" cy="606" r="22" fill="#f7dc4a"/><circle cx="282" cy="606" r="15" fill="#fdf0a0"/>`)}
    ${plate(866, 556, 136, '#1f7a55', '#eef5e0', `${many(8, (i) => `<path transform="rotate(${i * 45} 866 556)" d="M866 556 q26-30 18-76 q-44 20-18 76 Z" fill="${i % 2 ? '#f3a53c' : '#ffc75a'}"/>`)}<circle cx="866" cy="556" r="24" fill="#7c3b18"/><circle cx="860" cy="550" r="8" fill="#a65a2a"/>`)}
    ${glass(452, 150, 40, '#b3233c')}${glass(780, 140, 40, '#f4c948')}${glass(510, 590, 38, '#f4c948')}${glass(1046, 452, 40, '#b3233c')}
    ${cutlery(90, 330, -24)}${cutlery(1128, 280, 22)}${cutlery(690, 596, 74)}
    <g transform="translate(118 560) rotate(-18)"><rect x="-92" y="-40" width="184" height="84" rx="38" fill="#7c2413" opacity=".2" transform="translate(8 14)"/><rect x="-92" y="-40" width="184" height="84" rx="42" fill="#d98a3d"/><path d="M-56 -30 q12 30 -4 64 M-14 -36 q12 34 -4 72 M30 -36 q12 34 -4 72 M66 -28 q10 28 -4 58" stroke="#f7cf92" stroke-width="11" fill="none" stroke-linecap="round"/></g>
    <g transform="translate(1120 604)"><circle r="58" fill="#7c2413" opacity=".2" cx="8" cy="12"/><circle r="56" fill="#fffaf2"/><circle r="44" fill="#e9b94c"/>${many(5, (i) => `<circle cx="${Math.cos(i * 1.26) * 24}" cy="${Math.sin(i * 1.26) * 24}" r="13" fill="#4d6b2a"/><circle cx="${Math.cos(i * 1.26) * 24}" cy="${Math.sin(i * 1.26) * 24}" r="5" fill="#c8452e"/>`)}</g>`,
  )
}
