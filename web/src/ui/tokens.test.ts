import { describe, expect, it } from 'vitest'
import css from './tokens.css?raw'

/** The light and the dark colour of a token. */
function coloursOf(name: string): { light: string; dark: string } {
  const both = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)
  const one = new RegExp(`--${name}: (#\\w{6})`).exec(css)
  return { light: both?.[1] ?? one?.[1] ?? '', dark: both?.[2] ?? one?.[1] ?? '' }
}

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((it) => (it <= 0.040_45 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const TEXT = [
  ...['paper', 'surface', 'raised', 'sunken'].flatMap((back) =>
    ['ink', 'muted', 'violet', 'brand-text', 'red'].map((front) => [front, back] as const),
  ),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-violet', 'violet'],
  ['on-red', 'red'],
  ['on-gold', 'gold'],
  ['violet', 'violet-tint'],
  ['brand-text', 'brand-tint'],
  ['gold-text', 'gold-tint'],
  ['green', 'green-tint'],
  ['green', 'surface'],
  ['red', 'red-tint'],
  ['ink', 'gold-tint'],
  ['ink', 'selected'],
  ['paper', 'ink'],
] as const

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(TEXT)('%s can be read on %s', (front, back) => {
    expect(contrast(coloursOf(front)[theme], coloursOf(back)[theme])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['paper', 'surface', 'raised'])('the edge of a control can be seen on %s', (back) => {
    expect(contrast(coloursOf('edge')[theme], coloursOf(back)[theme])).toBeGreaterThanOrEqual(3)
  })
})
