import { chance, glow, gradient, many, picture } from '../canvas.mjs'

function flatBook(x, y, width, height, fill, band) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7" fill="${fill}"/><rect x="${x + 14}" y="${y + 6}" width="${width - 22}" height="${height - 12}" rx="3" fill="#fff6e0"/><path d="M${x + 20} ${y + height / 2 - 5} h${width - 30} M${x + 20} ${y + height / 2 + 4} h${width - 30}" stroke="#d9c3a0" stroke-width="2.5"/><rect x="${x}" y="${y}" width="${width * 0.74}" height="${height}" rx="7" fill="${fill}"/><rect x="${x + 26}" y="${y}" width="12" height="${height}" fill="${band}"/><rect x="${x + width * 0.6}" y="${y}" width="12" height="${height}" fill="${band}"/>`
}

export function scene() {
  const next = chance(83)
  const spines = [
    '#d5362a',
    '#2f6f8f',
    '#f4b41a',
    '#5a2fc2',
    '#1b7446',
    '#e8788e',
    '#8a4b2a',
    '#34558b',
    '#e0785a',
    '#6a8f4a',
  ]
  const shelf = (y, from, to) => {
    let x = from
    let row = ''
    while (x < to - 40) {
      const [width, height] = [24 + next() * 26, 92 + next() * 46]
      const fill = spines[Math.floor(next() * spines.length)]
      const tilt = next() > 0.9 ? 7 : 0
      row += `<g transform="rotate(${tilt} ${x} ${y})"><rect x="${x}" y="${y - height}" width="${width}" height="${height}" rx="3" fill="${fill}"/><rect x="${x}" y="${y - height + 14}" width="${width}" height="6" fill="#fff3d6" opacity=".7"/><rect x="${x}" y="${y - 26}" width="${width}" height="6" fill="#fff3d6" opacity=".7"/><rect x="${x}" y="${y - height}" width="6" height="${height}" fill="#fff" opacity=".14"/></g>`
      x += width + 3 + (tilt ? 16 : 0)
    }
    return `${row}<rect x="${from - 20}" y="${y}" width="${to - from + 40}" height="18" fill="#6d3f28"/><rect x="${from - 20}" y="${y + 18}" width="${to - from + 40}" height="10" fill="#1c2c33" opacity=".3"/>`
  }
  const defs =
    gradient('wall', [
      [0, '#2d5560'],
      [1, '#1f3d49'],
    ]) +
    gradient('table', [
      [0, '#b9703f'],
      [1, '#83472a'],
    ]) +
    gradient(
      'page',
      [
        [0, '#fffaf0'],
        [1, '#f3e2c4'],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    gradient(
      'pager',
      [
        [0, '#f0dcb9'],
        [0.2, '#fffaf0'],
        [1, '#fff6e6'],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    glow('light', [
      [0, '#ffe2a0', 0.95],
      [0.5, '#ffc66e', 0.4],
      [1, '#ffc66e', 0],
    ])
  const lines = (x, skew) =>
    many(
      9,
      (i) =>
        `<path d="M${x} ${448 + i * 15} q80 ${skew} ${166 - (i % 4 === 3 ? 60 : 0)} ${skew * 0.6}" stroke="#b99a75" stroke-width="4" fill="none" stroke-linecap="round" opacity=".75"/>`,
    )
  return picture(
    defs,
    `<rect width="1200" height="675" fill="url(#wall)"/>${shelf(170, 40, 700)}${shelf(344, 40, 700)}
    <g transform="translate(806 70)"><rect width="330" height="250" rx="8" fill="#6d3f28"/><rect x="14" y="14" width="302" height="222" fill="#27325f"/><circle cx="240" cy="70" r="28" fill="#fff0c4"/>${many(26, () => `<circle cx="${20 + next() * 290}" cy="${20 + next() * 150}" r="${0.8 + next() * 1.4}" fill="#fff"/>`)}<path d="M14 190 Q90 130 170 180 T316 164 V236 H14 Z" fill="#1a2447"/><path d="M165 14 V236 M14 125 H316" stroke="#6d3f28" stroke-width="10"/></g>
    <ellipse cx="956" cy="410" rx="420" ry="340" fill="url(#light)"/>
    <rect y="520" width="1200" height="170" fill="url(#table)"/><rect y="520" width="1200" height="9" fill="#d9925a"/>
    <path d="M956 560 V330" stroke="#f4b41a" stroke-width="13"/><ellipse cx="956" cy="566" rx="76" ry="15" fill="#d99a0c"/><path d="M868 340 Q884 226 956 220 Q1028 226 1044 340 Z" fill="#ffcf70"/><path d="M868 340 Q884 226 956 220 Q916 240 908 340 Z" fill="#fff0c4"/><ellipse cx="956" cy="340" rx="88" ry="13" fill="#fff6dd"/>
    <g transform="translate(-14 0)"><ellipse cx="560" cy="610" rx="260" ry="16" fill="#4a2416" opacity=".4"/><path d="M560 432 Q450 396 330 420 L300 590 Q440 566 560 602 Z" fill="url(#page)"/><path d="M560 432 Q670 396 790 420 L820 590 Q680 566 560 602 Z" fill="url(#pager)"/><path d="M300 590 Q440 566 560 602 Q680 566 820 590 L824 606 Q680 584 560 620 Q440 584 296 606 Z" fill="#d5362a"/>
    ${lines(362, -10)}${lines(594, -14)}<path d="M700 412 q6 60 -4 96 l18 -12 l16 16 q8 -50 4 -98 Z" fill="#5a2fc2"/></g>
    <g transform="translate(40 0)">${flatBook(60, 548, 230, 44, '#5a2fc2', '#d9c9ff')}${flatBook(76, 506, 206, 42, '#f4b41a', '#fff3d0')}${flatBook(56, 470, 220, 36, '#1b7446', '#cdeed9')}
    <path d="M120 470 v-52 h92 v52 q-4 0 -8 0 h-76 q-4 0 -8 0 Z" fill="#f7efe4"/><path d="M212 428 q36 -2 32 24 q-6 20 -36 16" stroke="#f7efe4" stroke-width="11" fill="none"/><ellipse cx="166" cy="418" rx="46" ry="9" fill="#7c3b18"/><path d="M148 398 q-12 -18 3 -32 q12 -16 2 -32 M180 398 q-12 -18 3 -32 q12 -16 2 -32" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"/></g>
    <g transform="translate(1104 556)"><path d="M-40 0 L-50 -72 H50 L40 0 Z" fill="#e0785a"/>${many(7, (i) => `<path transform="rotate(${-60 + i * 20} 0 -66)" d="M0 -66 q-24 -70 0 -140 q24 70 0 140" fill="${i % 2 ? '#4f9a6a' : '#2f7a5c'}"/>`)}</g>`,
  )
}
