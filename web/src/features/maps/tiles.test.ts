import { expect, it } from 'vitest'
import { tilesFor } from './tiles'

const SITE = { hostname: 'turnout.example', port: '' }
const OWN = { VITE_MAP_TILES: 'https://t.example/light', VITE_MAP_ATTRIBUTION: 'Us' }

it.each([
  ['light', OWN, false, 'https://t.example/light', false],
  ['light ones turned dark', OWN, true, 'https://t.example/light', true],
  ['dark', { ...OWN, VITE_MAP_TILES_DARK: 'https://t.example/dark' }, true, 'https://t.example/dark', false],
  ['OpenStreetMap’s, turned dark', {}, true, 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', true],
])('the pictures of a map are %s', (_, settings, isDark, url, isDimmed) => {
  expect(tilesFor(SITE, isDark, settings)).toMatchObject({ url, isDimmed })
})
