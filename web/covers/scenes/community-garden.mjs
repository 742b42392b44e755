import { chance, glow, gradient, hills, many, picture } from '../canvas.mjs'

function sunflower(x, y, height, size, lean) {
  return `<path d="M${x} ${y} q${lean} ${-height / 2} ${lean} ${-height}" stroke="#3f7d3a" stroke-width="9" fill="none"/><path d="M${x + lean * 0.6} ${y - height * 0.45} q46 -34 66 4 q-38 22 -66 -4 M${x + lean * 0.5} ${y - height * 0.3} q-46 -34 -66 4 q38 22 66 -4" fill="#5ba047"/>
    <g transform="translate(${x + lean} ${y - height}) scale(${size})">${many(16, (i) => `<path transform="rotate(${i * 22.5})" d="M0 -20 q-13 -28 0 -50 q13 22 0 50" fill="${i % 2 ? '#f4b41a' : '#ffd03e'}"/>`)}<circle r="25" fill="#7c3b18"/><circle r="16" fill="#5a2810"/></g>`
}

function cabbage(x, y, size, fill, light) {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-40 0 Q-58 -34 -22 -42 Q-20 -66 0 -58 Q20 -66 22 -42 Q58 -34 40 0 Z" fill="${fill}"/><path d="M-22 0 Q-32 -30 0 -40 Q32 -30 22 0 Z" fill="${light}"/><path d="M0 0 V-32 M0 -12 l-13 -12 M0 -12 l13 -12" stroke="#fff" stroke-width="3" opacity=".6" fill="none"/></g>`
}

export function scene() {
  const next = chance(97)
  const defs =
    gradient('sky', [
      [0, '#8fd3ee'],
      [1, '#fdf3d2'],
    ]) +
    gradient('soil', [
      [0, '#7a4628'],
      [1, '#54301b'],
    ]) +
    glow('sun', [
      [0, '#fffce8'],
      [0.4, '#fff0b0', 0.9],
      [1, '#ffe58f', 0],
    ])
  const bed = (x, y, width, plants) =>
    `${plants}<rect x="${x}" y="${y}" width="${width}" height="22" rx="4" fill="url(#soil)"/><rect x="${x - 12}" y="${y + 12}" width="${width + 24}" height="84" rx="7" fill="#c98a4f"/><path d="M${x - 12} ${y + 40} h${width + 24} M${x - 12} ${y + 68} h${width + 24}" stroke="#a0673a" stroke-width="5"/><rect x="${x - 18}" y="${y + 4}" width="22" height="100" rx="4" fill="#a86d3d"/><rect x="${x + width - 4}" y="${y + 4}" width="22" height="100" rx="4" fill="#a86d3d"/>`
  const tomatoes = many(4, (i) => {
    const x = 474 + i * 74
    return `<path d="M${x} 500 V318" stroke="#a86d3d" stroke-width="7"/><path d="M${x} 500 q-14 -80 2 -170" stroke="#3f7d3a" stroke-width="7" fill="none"/>${many(6, (l) => `<path d="M${x} ${484 - l * 26} q${l % 2 ? 40 : -40} -26 ${l % 2 ? 46 : -46} 8 q${l % 2 ? -26 : 26} 14 ${l % 2 ? -46 : 46} -8" fill="${l % 3 ? '#4f9a45' : '#6fb553'}"/>`)}${many(5, (t) => `<circle cx="${x + (t % 2 ? 20 : -20)}" cy="${478 - t * 30}" r="13" fill="${t === 4 ? '#f0a63c' : '#e0402c'}"/><circle cx="${x + (t % 2 ? 16 : -24)}" cy="${474 - t * 30}" r="4" fill="#fff" opacity=".6"/>`)}`
  })
  return picture(
    defs,
    `<rect width="1200" height="675" fill="url(#sky)"/><circle cx="960" cy="140" r="260" fill="url(#sun)"/><circle cx="960" cy="140" r="64" fill="#fff6c9"/>
    <path d="M150 110 q30-46 86-26 q46-40 92 4 q60-12 70 34 H126 q-4-20 24-12 Z M600 76 q26-30 66-14 q40-22 64 10 q30 0 34 22 H580 q0-20 20-18 Z" fill="#fff" opacity=".9"/>
    ${hills(
      [
        [0, 330],
        [220, 286],
        [480, 336],
        [760, 280],
        [1000, 326],
        [1200, 290],
      ],
      '#a9d48f',
    )}${hills(
      [
        [0, 372],
        [320, 344],
        [700, 376],
        [1200, 346],
      ],
      '#83c073',
    )}
    <g transform="translate(846 214)"><path d="M0 190 V84 L104 0 L208 84 V190 Z" fill="#e8574a"/><path d="M-20 92 L104 -12 L228 92 L214 108 L104 16 L-6 108 Z" fill="#fff6e6"/><rect x="74" y="98" width="60" height="92" rx="30" fill="#fff6e6"/><path d="M104 98 V190 M76 140 H132" stroke="#e8574a" stroke-width="6"/><circle cx="104" cy="62" r="17" fill="#fff6e6"/></g>
    ${many(20, (i) => `<g transform="translate(${i * 64 - 20} 380)"><path d="M0 84 V14 L17 -4 L34 14 V84 Z" fill="#fffaf0"/><path d="M24 84 V8 L34 14 V84 Z" fill="#e3d5bd"/></g>`)}<rect y="400" width="1200" height="11" fill="#fffaf0"/><rect y="436" width="1200" height="11" fill="#f1e6d0"/>
    <path d="M-10 458 Q300 436 640 460 T1210 446 V690 H-10 Z" fill="#5fae5b"/><path d="M420 690 Q540 560 610 452 H664 Q690 570 800 690 Z" fill="#f0d7a5"/>
    ${sunflower(70, 520, 250, 1.05, 12)}${sunflower(170, 520, 310, 1.2, -10)}${sunflower(280, 520, 226, 0.95, 14)}${bed(40, 512, 310, '')}
    ${bed(452, 496, 300, tomatoes)}
    ${bed(850, 512, 310, many(4, (i) => cabbage(892 + i * 76, 520, 1.08, i % 2 ? '#7d4a9e' : '#6fb553', i % 2 ? '#b58ad0' : '#b9dd8f')) + many(6, (i) => `<path d="M${880 + i * 58} 490 q-6 -40 -20 -54 M${880 + i * 58} 490 q2 -44 4 -66 M${880 + i * 58} 490 q10 -36 24 -50" stroke="#4f9a45" stroke-width="6" fill="none" stroke-linecap="round" opacity="0"/>`))}
    <g transform="translate(730 640)"><path d="M-56 -92 h104 l-8 92 h-88 Z" fill="#2f7f97"/><path d="M48 -74 q44 10 66 -46 l14 6 q-18 86 -84 72 Z" fill="#2f7f97"/><ellipse cx="118" cy="-122" rx="26" ry="11" transform="rotate(-24 118 -122)" fill="#246577"/><path d="M-56 -84 q-56 2 -48 46 q8 26 54 20" fill="none" stroke="#246577" stroke-width="13"/><path d="M-46 -92 q46 -56 84 0" fill="none" stroke="#246577" stroke-width="11"/><rect x="-40" y="-92" width="14" height="92" fill="#fff" opacity=".25"/></g>
    ${many(40, () => {
      const [x, y] = [next() * 1200, 620 + next() * 50]
      return `<path d="M${x} ${y + 20} q-4 -20 -10 -28 M${x} ${y + 20} q2 -24 6 -32" stroke="#3f8f4d" stroke-width="4" fill="none" stroke-linecap="round"/>${next() > 0.6 ? `<circle cx="${x}" cy="${y - 8}" r="6" fill="${['#fff', '#ff8fa3', '#ffd36b'][Math.floor(next() * 3)]}"/>` : ''}`
    })}
    <g transform="translate(404 250)"><path d="M0 0 q-26 -34 -34 -6 q-2 22 34 6 q26 -34 34 -6 q2 22 -34 6 q-18 24 -22 8 q0 -10 22 -8 q18 24 22 8 q0 -10 -22 -8" fill="#f0892b"/><path d="M0 -8 v20" stroke="#4a2416" stroke-width="5" stroke-linecap="round"/></g>`,
  )
}
