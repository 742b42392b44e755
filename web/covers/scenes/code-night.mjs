import { chance, glow, gradient, many, picture } from '../canvas.mjs'

export function scene() {
  const next = chance(41)
  const colours = ['#7ce0c3', '#ffd36b', '#ff8f7a', '#b79cff', '#8fc7ff']
  const code = many(13, (row) => {
    let x = 392 + [0, 26, 26, 52, 52, 78, 52, 26, 26, 52, 52, 26, 0][row]
    return many(2 + Math.floor(next() * 3), () => {
      const width = 28 + next() * 84
      const bar =
        x + width < 790
          ? `<rect x="${x}" y="${160 + row * 24}" width="${width}" height="10" rx="5" fill="${colours[Math.floor(next() * 5)]}"/>`
          : ''
      x += width + 12
      return bar
    })
  })
  const city = many(40, (i) => {
    const [x, height] = [i * 31 - 10, 60 + next() * 190]
    const lights = many(8, () =>
      next() > 0.45
        ? `<rect x="${x + 4 + Math.floor(next() * 3) * 8}" y="${430 - height + Math.floor(next() * (height / 16)) * 16 + 8}" width="4" height="7" fill="#ffd98a" opacity="${0.4 + next() * 0.6}"/>`
        : '',
    )
    return `<rect x="${x}" y="${430 - height}" width="29" height="${height + 60}" fill="${next() > 0.5 ? '#1b2355' : '#222c66'}"/>${lights}`
  })
  const defs =
    gradient('night', [
      [0, '#0b1033'],
      [0.6, '#232a70'],
      [1, '#5b3a94'],
    ]) +
    gradient('desk', [
      [0, '#6d3f5e'],
      [1, '#3a1f42'],
    ]) +
    glow('moon', [
      [0, '#fff6da', 0.75],
      [1, '#fff6da', 0],
    ]) +
    glow('screen', [
      [0, '#8f9cff', 0.6],
      [1, '#8f9cff', 0],
    ]) +
    glow('lamp', [
      [0, '#ffd98a', 0.8],
      [1, '#ffb45c', 0],
    ])
  return picture(
    defs,
    `<rect width="1200" height="675" fill="url(#night)"/>${many(70, () => `<circle cx="${next() * 1200}" cy="${next() * 280}" r="${0.7 + next() * 1.5}" fill="#fff" opacity="${0.3 + next() * 0.7}"/>`)}
    <circle cx="180" cy="130" r="170" fill="url(#moon)"/><circle cx="180" cy="130" r="54" fill="#fff4d2"/><circle cx="164" cy="118" r="9" fill="#f0dfae"/><circle cx="196" cy="146" r="13" fill="#f0dfae"/><circle cx="200" cy="112" r="6" fill="#f0dfae"/>
    ${city}<path d="M600 -10 V480 M-10 20 H1210" stroke="#0a0d2b" stroke-width="16" opacity=".55"/>
    <rect y="470" width="1200" height="210" fill="url(#desk)"/><rect y="470" width="1200" height="8" fill="#8a5578"/>
    <ellipse cx="600" cy="330" rx="520" ry="330" fill="url(#screen)"/><ellipse cx="1010" cy="420" rx="300" ry="240" fill="url(#lamp)"/>
    <rect x="346" y="104" width="508" height="372" rx="24" fill="#0c0f2a"/><rect x="364" y="122" width="472" height="336" rx="12" fill="#171c4a"/>
    <circle cx="386" cy="142" r="6" fill="#ff7a6b"/><circle cx="406" cy="142" r="6" fill="#ffd36b"/><circle cx="426" cy="142" r="6" fill="#6fd39c"/>${code}
    <path d="M284 502 H916 L962 560 q4 14 -14 14 H252 q-18 0 -14 -14 Z" fill="#c9cdee"/><path d="M284 502 H916 L922 510 H278 Z" fill="#eef0ff"/>
    ${many(4, (row) => many(15 - row, (key) => `<rect x="${312 - row * 7 + key * (39 + row * 3.4)}" y="${514 + row * 11}" width="${32 + row * 2}" height="7" rx="2" fill="#7c83b8"/>`))}
    <path d="M520 560 h160 l6 10 h-172 Z" fill="#a6acd8"/>
    <g><path d="M146 466 h104 q-2 92 -22 100 h-60 q-20 -8 -22 -100 Z" fill="#ff7a6b"/><path d="M250 482 q44 -4 38 34 q-8 30 -48 26" fill="none" stroke="#ff7a6b" stroke-width="14"/><ellipse cx="198" cy="466" rx="52" ry="12" fill="#5a2a2a"/><path d="M176 438 q-16 -26 4 -46 q16 -22 2 -44 M212 440 q-14 -24 4 -42 q14 -20 4 -38" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".4"/></g>
    <g><path d="M1010 556 V404" stroke="#f7efe4" stroke-width="10"/><path d="M930 404 L960 314 H1060 L1090 404 Z" fill="#ffcf7a"/><path d="M930 404 L960 314 H986 L968 404 Z" fill="#fff0c4"/><ellipse cx="1010" cy="560" rx="58" ry="13" fill="#f7efe4"/></g>
    <g transform="translate(1110 566)"><path d="M-34 0 L-44 -64 H44 L34 0 Z" fill="#e8e4ff"/><path d="M0 -62 Q-50 -100 -44 -164 Q0 -130 0 -62 Q4 -146 52 -176 Q62 -104 0 -62 Q-4 -180 6 -210 Q34 -150 0 -62" fill="#4fb58a"/></g>
    <g transform="translate(80 574)"><rect x="-60" y="-20" width="120" height="20" rx="4" fill="#ffd36b"/><rect x="-52" y="-40" width="110" height="20" rx="4" fill="#7ce0c3"/><rect x="-56" y="-58" width="104" height="18" rx="4" fill="#b79cff"/></g>`,
  )
}
