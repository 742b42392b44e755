/** The size of every cover. */
export const WIDTH = 1200
export const HEIGHT = 675

/** The same "chance" at every run, so that a redrawn cover is the same picture. */
export function chance(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** `count` shapes, one after the other. */
export function many(count, shape) {
  return Array.from({ length: count }, (_, index) => shape(index)).join('')
}

/** A gradient from the top down, or along the direction given. */
export function gradient(id, stops, direction = 'x1="0" y1="0" x2="0" y2="1"') {
  const colours = stops.map(([offset, colour, opacity = 1]) => {
    return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  })
  return `<linearGradient id="${id}" ${direction}>${colours.join('')}</linearGradient>`
}

/** A glow: its first colour in the middle. */
export function glow(id, stops) {
  const colours = stops.map(([offset, colour, opacity = 1]) => {
    return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  })
  return `<radialGradient id="${id}">${colours.join('')}</radialGradient>`
}

/** A band of soft hills, from the left edge to the right, filled down to the bottom. */
export function hills(points, fill) {
  const [first, ...rest] = points
  let path = `M-20 ${first[1]} L${first[0]} ${first[1]}`
  let from = first
  for (const to of rest) {
    const middle = (from[0] + to[0]) / 2
    path += ` C${middle} ${from[1]} ${middle} ${to[1]} ${to[0]} ${to[1]}`
    from = to
  }
  return `<path d="${path} L${WIDTH + 20} ${from[1]} V${HEIGHT + 20} H-20 Z" fill="${fill}"/>`
}

/** A whole picture. */
export function picture(defs, body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}</defs>${body}</svg>`
}
