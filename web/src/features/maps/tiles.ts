import { findStackAtPort } from 'functions/contract/local-stack'

/** Where a map's pictures come from, and whose they are. */
export interface Tiles {
  readonly url: string
  readonly attribution: string
  /** Light pictures on a dark page: the style sheet turns them dark. */
  readonly isDimmed: boolean
}

const OPEN_STREET_MAP = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
}

type MapSettings = Pick<ImportMetaEnv, 'VITE_MAP_TILES' | 'VITE_MAP_TILES_DARK' | 'VITE_MAP_ATTRIBUTION'>

/**
 * The tiles of a local stack are its own; a build may name others, and some for dark pages, which the security policy
 * must let through.
 */
export function tilesFor(
  page: { hostname: string; port: string },
  isDark: boolean,
  settings: MapSettings = import.meta.env,
): Tiles {
  const isLocal = ['localhost', '127.0.0.1'].includes(page.hostname)
  const stack = isLocal ? findStackAtPort(Number(page.port)) : undefined
  if (stack) {
    const url = `http://127.0.0.1:${stack.ports.tiles}/{z}/{x}/{y}.svg`
    return { url, attribution: 'A made-up map', isDimmed: isDark }
  }
  const {
    VITE_MAP_TILES: light,
    VITE_MAP_TILES_DARK: dark,
    VITE_MAP_ATTRIBUTION: attribution = '',
  } = settings
  if (!light) return { ...OPEN_STREET_MAP, isDimmed: isDark }
  const url = isDark && dark ? dark : light
  return { url, attribution, isDimmed: isDark && !dark }
}
