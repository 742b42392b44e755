import { chance, gradient, many, picture } from '../canvas.mjs'

/** A striped awning with a scalloped edge. */
function awning(x, y, width, colour, stripes = 8) {
  const step = width / stripes
  return (
    many(
      stripes,
      (i) =>
        `<path d="M${x + 20 + i * ((width - 40) / stripes)} ${y} h${(width - 40) / stripes} L${x + (i + 1) * step} ${y + 84} v16 a${step / 2} ${step / 2} 0 0 1 -${step} 0 v-16 Z" fill="${i % 2 ? '#fff6e6' : colour}"/>`,
    ) + `<path d="M${x} ${y + 84} h${width}" stroke="#3b1610" stroke-width="3" opacity=".18"/>`
  )
}

function crate(x, y, width, fruit, leafy, next) {
  const radius = 17
  const pieces = many(Math.floor(width / 26) * 2, (i) => {
    const [px, py] = [
      x + 18 + (i % Math.floor(width / 26)) * 26 + (i % 2) * 4,
      y - 8 - Math.floor(i / Math.floor(width / 26)) * 20 + next() * 5,
    ]
    return `<circle cx="${px}" cy="${py}" r="${radius}" fill="${fruit}"/><circle cx="${px - 5}" cy="${py - 6}" r="4.5" fill="#fff" opacity=".45"/>${leafy ? `<path d="M${px} ${py - 15} q9 -13 18 -8 q-5 13 -18 8" fill="#3f8f4d"/>` : ''}`
  })
  return `${pieces}<rect x="${x}" y="${y}" width="${width}" height="54" rx="4" fill="#b9763f"/><path d="M${x} ${y + 18} h${width} M${x} ${y + 36} h${width}" stroke="#8a5228" stroke-width="4"/><path d="M${x + 10} ${y} v54 M${x + width - 10} ${y} v54" stroke="#d39a5f" stroke-width="10"/>`
}

function shopper(x, y, scale, coat, hair, skin, bag) {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="104" rx="46" ry="8" fill="#5c2e1c" opacity=".25"/><path d="M-14 30 V100 M14 30 V100" stroke="#38263e" stroke-width="18" stroke-linecap="round"/><path d="M-36 48 Q-38 -58 0 -58 T36 48 Z" fill="${coat}"/>
    <path d="M30 -30 Q54 6 44 34" stroke="${coat}" stroke-width="16" fill="none" stroke-linecap="round"/><path d="M26 36 h42 l6 46 h-54 Z" fill="${bag}"/><path d="M34 36 q12-24 26 0" fill="none" stroke="#4a2c2a" stroke-width="4"/>
    <circle cx="0" cy="-82" r="27" fill="${skin}"/><path d="M-29 -78 Q-34 -116 0 -114 T29 -78 Q16 -98 -4 -98 T-29 -78 Z" fill="${hair}"/></g>`
}

export function scene() {
  const next = chance(61)
  const defs =
    gradient('sky', [
      [0, '#8edbe3'],
      [1, '#fff1d4'],
    ]) +
    gradient('street', [
      [0, '#f3d5ac'],
      [1, '#dba871'],
    ])
  const houses = many(8, (i) => {
    const colour = ['#f7a58b', '#f9d68a', '#a7d4c2', '#f2b7c4', '#c9bdf0', '#fbe3bd', '#9fc9e4', '#f4917c'][i]
    const top = 60 + next() * 70
    return `<rect x="${i * 152 - 8}" y="${top}" width="154" height="460" fill="${colour}"/><path d="M${i * 152 - 14} ${top} h166 v-14 h-166 Z" fill="#fff" opacity=".6"/>${many(6, (w) => `<g transform="translate(${i * 152 + 22 + (w % 2) * 62} ${top + 30 + Math.floor(w / 2) * 88})"><rect width="42" height="58" rx="${i % 2 ? 21 : 4}" fill="#466d86"/><path d="M21 0 V58 M0 28 H42" stroke="#fff" stroke-width="4" opacity=".85"/>${w < 4 ? '<rect x="-6" y="58" width="54" height="8" rx="2" fill="#fff" opacity=".9"/>' : ''}</g>`)}`
  })
  const bunting = (y, sag, seed) =>
    many(25, (i) => {
      const x = i * 50
      const dip = y + Math.sin((i / 24) * Math.PI) * sag
      return `<path d="M${x} ${dip} h34 l-17 34 Z" fill="${['#d5362a', '#f4b41a', '#5a2fc2', '#1b7446', '#fff6e6'][(i + seed) % 5]}"/>`
    }) + `<path d="M-10 ${y} Q600 ${y + sag * 2} 1210 ${y}" fill="none" stroke="#6d4a3a" stroke-width="3"/>`
  const stall = (x, width, colour, goods) =>
    `<rect x="${x + 14}" y="330" width="10" height="240" fill="#7c4a2c"/><rect x="${x + width - 24}" y="330" width="10" height="240" fill="#7c4a2c"/><rect x="${x + 6}" y="330" width="${width - 12}" height="160" fill="#3b1e2a" opacity=".35"/>${goods}<rect x="${x}" y="520" width="${width}" height="76" rx="5" fill="#9a5a33"/><path d="M${x} 540 h${width} M${x} 566 h${width}" stroke="#7c4425" stroke-width="4"/>${awning(x - 16, 262, width + 32, colour)}`
  return picture(
    defs,
    `<rect width="1200" height="675" fill="url(#sky)"/>${houses}<path d="M-10 540 H1210 V690 H-10 Z" fill="url(#street)"/>${many(40, () => `<rect x="${next() * 1200}" y="${596 + next() * 74}" width="${30 + next() * 46}" height="8" rx="4" fill="#c08d58" opacity=".4"/>`)}
    ${bunting(40, 46, 0)}${bunting(150, 60, 2)}
    ${stall(46, 320, '#d5362a', crate(62, 468, 132, '#f0892b', true, next) + crate(210, 468, 132, '#d5362a', true, next))}
    ${stall(440, 320, '#1b7446', crate(456, 468, 132, '#f7dc4a', false, next) + crate(604, 468, 132, '#7ab04a', true, next))}
    ${stall(
      834,
      320,
      '#5a2fc2',
      many(9, (i) => {
        const x = 858 + i * 34
        return `<path d="M${x + 6} 520 q${-4 + (i % 3) * 4} -54 ${(i % 2) * 6} -76" stroke="#3f8f4d" stroke-width="6" fill="none"/>${many(6, (p) => `<circle cx="${x + 6 + Math.cos(p * 1.05) * 15}" cy="${434 - (i % 3) * 16 + Math.sin(p * 1.05) * 15}" r="10" fill="${['#ff8fa3', '#ffd36b', '#b79cff', '#ff7a6b'][i % 4]}"/>`)}<circle cx="${x + 6}" cy="${434 - (i % 3) * 16}" r="9" fill="#fff3c4"/>`
      }),
    )}
    ${shopper(404, 560, 0.98, '#2f7f97', '#3a1d14', '#e7a87c', '#f4b41a')}${shopper(806, 566, 1.04, '#f4b41a', '#1c1613', '#8d5a3c', '#d5362a')}${shopper(1130, 572, 1.02, '#e8788e', '#7c3b18', '#f2c3a0', '#1b7446')}`,
  )
}
