import { findStackAtPort } from 'functions/contract/local-stack'

/** Where a map's pictures come from, and whose they are. */
export interface Tiles {
  readonly url: string
  readonly attribution: string
}

const OPEN_STREET_MAP = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
}

/** The tiles of a local stack are its own; a build may name others, which the security policy must let through. */
export function tilesFor(page: { hostname: string; port: string }): Tiles {
  const stack = ['localhost', '127.0.0.1'].includes(page.hostname) && findStackAtPort(Number(page.port))
  if (stack)
    return { url: `http://127.0.0.1:${stack.ports.tiles}/{z}/{x}/{y}.svg`, attribution: 'A made-up map' }
  const { VITE_MAP_TILES: url, VITE_MAP_ATTRIBUTION: attribution = '' } = import.meta.env
  return url ? { url, attribution } : OPEN_STREET_MAP
}
