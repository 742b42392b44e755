import { chance, glow, gradient, hills, many, picture } from '../canvas.mjs'

/** A bulb on a string, with its light. */
function lantern(x, y, size, colour) {
  return `<circle cx="${x}" cy="${y}" r="${size * 3.4}" fill="url(#halo)" opacity=".55"/>
    <path d="M${x} ${y - size * 1.5} v-${size * 0.7}" stroke="#2a1236" stroke-width="3"/>
    <ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 1.2}" fill="${colour}"/>
    <ellipse cx="${x - size * 0.25}" cy="${y - size * 0.3}" rx="${size * 0.35}" ry="${size * 0.6}" fill="#fff8e1" opacity=".8"/>
    <rect x="${x - size * 0.5}" y="${y - size * 1.5}" width="${size}" height="${size * 0.4}" rx="3" fill="#2a1236"/>`
}

/** A string of lanterns that hangs between two points. */
function string(x1, y1, x2, y2, sag, count, size) {
  const at = (t) => [
    (1 - t) ** 2 * x1 + 2 * (1 - t) * t * ((x1 + x2) / 2) + t ** 2 * x2,
    (1 - t) ** 2 * y1 + 2 * (1 - t) * t * ((y1 + y2) / 2 + sag) + t ** 2 * y2,
  ]
  const colours = ['#ffd36b', '#ffb05c', '#ffe7a8', '#ff8f6b']
  return `<path d="M${x1} ${y1} Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}" fill="none" stroke="#2a1236" stroke-width="3"/>
    ${many(count, (i) => {
      const [x, y] = at((i + 0.5) / count)
      return lantern(x, y + size * 2, size, colours[i % colours.length])
    })}`
}

/** People from behind; some of them have their arms up. */
function crowd(y, step, scale, fill, seed) {
  const next = chance(seed)
  return `<g fill="${fill}" stroke="${fill}" stroke-linecap="round">${many(Math.ceil(1260 / step), (i) => {
    const x = i * step - 20 + next() * step * 0.4
    const top = y - next() * 26 * scale
    const arms =
      next() > 0.6
        ? `<path d="M${x - 15 * scale} ${top + 52 * scale} q${-18 * scale} ${-40 * scale} ${-8 * scale} ${-86 * scale} M${x + 15 * scale} ${top + 52 * scale} q${20 * scale} ${-36 * scale} ${10 * scale} ${-80 * scale}" fill="none" stroke-width="${11 * scale}"/>`
        : ''
    return `<circle cx="${x}" cy="${top}" r="${19 * scale}" stroke="none"/><path d="M${x - 34 * scale} 700 V${top + 54 * scale} q0 ${-28 * scale} ${34 * scale} ${-28 * scale} t${34 * scale} ${28 * scale} V700 Z" stroke="none"/>${arms}`
  })}</g>`
}

export function scene() {
  const next = chance(7)
  const defs =
    gradient('sky', [
      [0, '#2b1a5e'],
      [0.45, '#7a2f83'],
      [0.72, '#e2566b'],
      [1, '#ffb468'],
    ]) +
    glow('halo', [
      [0, '#ffe2a1', 0.95],
      [1, '#ffb05c', 0],
    ]) +
    glow('stagelight', [
      [0, '#fff3cf'],
      [0.35, '#ffc36e', 0.85],
      [1, '#ff8a5c', 0],
    ]) +
    gradient('beam', [
      [0, '#fff1c2', 0.55],
      [1, '#fff1c2', 0],
    ])
  return picture(
    defs,
    `<rect width="1200" height="675" fill="url(#sky)"/>
    ${many(46, () => `<circle cx="${next() * 1200}" cy="${next() * 230}" r="${0.8 + next() * 1.6}" fill="#ffe9d6" opacity="${0.25 + next() * 0.6}"/>`)}
    ${hills(
      [
        [0, 420],
        [220, 372],
        [430, 412],
        [700, 360],
        [960, 402],
        [1200, 366],
      ],
      '#8d2f6f',
    )}
    ${hills(
      [
        [0, 470],
        [260, 440],
        [560, 474],
        [820, 436],
        [1200, 470],
      ],
      '#5d2261',
    )}
    <ellipse cx="600" cy="452" rx="430" ry="230" fill="url(#stagelight)" opacity=".9"/>
    <path d="M470 262 L330 640 H520 Z M730 262 L680 640 H870 Z M600 258 L540 640 H660 Z" fill="url(#beam)"/>
    <path d="M392 512 V300 Q600 190 808 300 V512" fill="none" stroke="#2d1440" stroke-width="20"/>
    <path d="M380 306 Q600 182 820 306 L820 278 Q600 152 380 278 Z" fill="#2d1440"/>
    <rect x="360" y="500" width="480" height="62" rx="6" fill="#2d1440"/>
    <g fill="#42184f" stroke="#42184f" stroke-linecap="round">
      <circle cx="600" cy="394" r="17" stroke="none"/><path d="M580 502 V440 q0-24 20-24 t20 24 V502 Z" stroke="none"/>
      <path d="M614 436 l28 18 M586 436 l-14 30 l34 10" fill="none" stroke-width="9"/><path d="M560 486 l104-52" stroke-width="7"/><ellipse cx="578" cy="476" rx="26" ry="18" transform="rotate(-26 578 476)" stroke="none"/>
      <circle cx="488" cy="412" r="15" stroke="none"/><path d="M470 502 V452 q0-20 18-20 t18 20 V502 Z" stroke="none"/><path d="M500 452 l26 22" stroke-width="8"/><rect x="512" y="466" width="46" height="8" stroke="none"/>
      <circle cx="716" cy="412" r="15" stroke="none"/><path d="M698 502 V452 q0-20 18-20 t18 20 V502 Z" stroke="none"/><circle cx="742" cy="478" r="24" stroke="none"/><circle cx="700" cy="486" r="18" stroke="none"/><path d="M758 440 h34 M775 440 v62" stroke-width="5"/>
    </g>
    ${string(-40, 70, 620, 120, 150, 9, 13)}
    ${string(560, 110, 1250, 40, 170, 9, 13)}
    ${string(-60, 190, 360, 250, 90, 6, 10)}
    ${string(850, 250, 1260, 170, 90, 6, 10)}
    ${crowd(566, 62, 0.82, '#38154c', 21)}
    ${crowd(612, 84, 1.08, '#1f0c33', 5)}`,
  )
}
