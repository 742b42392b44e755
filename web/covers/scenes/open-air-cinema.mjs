import { chance, glow, gradient, hills, many, picture } from '../canvas.mjs'

function chair(x, y, scale, cloth, person) {
  const head = person
    ? `<circle cx="0" cy="-112" r="23" fill="${person}"/><path d="M-34 -40 q0-50 34-50 t34 50 Z" fill="${person}"/>`
    : ''
  return `<g transform="translate(${x} ${y}) scale(${scale})">${head}<path d="M-52 -84 H52 L44 6 H-44 Z" fill="${cloth}"/>${many(3, (i) => `<path d="M${-34 + i * 28} -84 h13 l-2 90 h-11 Z" fill="#fff5e3" opacity=".75"/>`)}
    <path d="M-56 -90 L-44 50 M56 -90 L44 50 M-60 -86 H60" stroke="#3a1d2e" stroke-width="9" stroke-linecap="round"/></g>`
}

export function scene() {
  const next = chance(53)
  const defs =
    gradient('sky', [
      [0, '#0d1440'],
      [0.55, '#2c3a86'],
      [1, '#8a5aa8'],
    ]) +
    gradient('film', [
      [0, '#ff9a6b'],
      [0.55, '#ffcf7a'],
      [1, '#ffe9b0'],
    ]) +
    gradient(
      'beam',
      [
        [0, '#fff3cf', 0.02],
        [1, '#fff3cf', 0.5],
      ],
      'x1="0" y1="0" x2="0" y2="1"',
    ) +
    glow('shine', [
      [0, '#ffc98a', 0.75],
      [1, '#ff9a6b', 0],
    ]) +
    glow('sun', [
      [0, '#fffdf0'],
      [1, '#fff3c4', 0.2],
    ])
  const seats = [
    [120, '#d5362a', '#2c1636'],
    [290, '#2f7f97', ''],
    [460, '#f4b41a', '#3b2030'],
    [600, '#5a2fc2', '#24122e'],
    [770, '#1b7446', '#35202c'],
    [930, '#d5362a', ''],
    [1085, '#2f7f97', '#2c1636'],
  ]
  return picture(
    defs,
    `<rect width="1200" height="675" fill="url(#sky)"/>${many(110, () => `<circle cx="${next() * 1200}" cy="${next() * 330}" r="${0.7 + next() * 1.7}" fill="#fff" opacity="${0.25 + next() * 0.75}"/>`)}
    <path d="M1040 70 a52 52 0 1 0 46 78 a42 42 0 1 1 -46 -78 Z" fill="#fff2c9"/>
    ${hills(
      [
        [0, 430],
        [200, 380],
        [420, 430],
        [760, 370],
        [1000, 420],
        [1200, 390],
      ],
      '#29336f',
    )}
    <ellipse cx="600" cy="250" rx="640" ry="350" fill="url(#shine)"/>
    <path d="M326 470 V96 M874 470 V96" stroke="#1b1238" stroke-width="16"/><rect x="296" y="66" width="608" height="348" rx="10" fill="#1b1238"/>
    <clipPath id="frame"><rect x="312" y="82" width="576" height="316"/></clipPath>
    <g clip-path="url(#frame)"><rect x="312" y="82" width="576" height="316" fill="url(#film)"/><circle cx="600" cy="258" r="88" fill="url(#sun)"/>
      <path d="M300 320 Q400 250 480 310 T640 296 T780 316 T900 280 V420 H300 Z" fill="#c9577a"/><path d="M300 350 Q430 300 560 348 T900 330 V420 H300 Z" fill="#7d3573"/>
      <g stroke="#3d1b4d" stroke-linecap="round" fill="none"><g stroke-width="6"><circle cx="500" cy="352" r="26"/><circle cx="584" cy="352" r="26"/><path d="M500 352 L528 314 H568 L584 352 M528 314 L546 352 H500 M568 314 L562 298 h14"/></g>
      <path d="M536 312 q2-30 14-48 M550 268 l22 28 M544 314 l8 32" stroke-width="12"/><circle cx="558" cy="244" r="15" fill="#3d1b4d" stroke="none"/></g></g>
    <path d="M560 690 L312 398 H888 L640 690 Z" fill="url(#beam)" opacity=".55"/>
    ${hills(
      [
        [0, 480],
        [300, 456],
        [640, 474],
        [1200, 450],
      ],
      '#1d2b57',
    )}${hills(
      [
        [0, 536],
        [360, 512],
        [800, 532],
        [1200, 508],
      ],
      '#142046',
    )}
    ${many(24, (i) => `<circle cx="${i * 52 + 6}" cy="${40 + Math.sin(i * 0.52) * 16}" r="13" fill="#ffd98a" opacity=".22"/><circle cx="${i * 52 + 6}" cy="${40 + Math.sin(i * 0.52) * 16}" r="5" fill="#ffe9b8"/>`)}<path d="M-10 34 Q150 74 300 34 T620 34 T930 34 T1230 34" stroke="#0a0f2e" stroke-width="3" fill="none"/>
    ${seats.map(([x, cloth, person], i) => chair(x, 604 + (i % 2) * 18, 1.02, cloth, person)).join('')}
    ${many(60, () => {
      const x = next() * 1210
      return `<path d="M${x} 690 q${-6 + next() * 12} -24 ${-10 + next() * 20} -${26 + next() * 30}" stroke="#0b1433" stroke-width="5" fill="none" stroke-linecap="round"/>`
    })}`,
  )
}
