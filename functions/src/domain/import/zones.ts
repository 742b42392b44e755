import { DISPLAY_NAMES, WINDOWS_ZONES } from './windows-zones'

const known = new Map<string, string | undefined>()

/** The name as the zones' own table spells it, or undefined when it has no such zone. */
function ianaZone(name: string): string | undefined {
  // A plain offset is a zone to the table, and says nothing of summer time.
  if (!/^[A-Za-z][\w+/-]{1,60}$/.test(name)) return undefined
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) ? name : undefined
  } catch {
    return undefined
  }
}

/** `/mozilla.org/20070129_1/America/New_York`: the zone is what is left when words are taken off in front. */
function withoutPrefix(name: string): string | undefined {
  const words = name.split('/').filter(Boolean)
  for (const count of [3, 2]) {
    const zone = words.length > count ? ianaZone(words.slice(-count).join('/')) : undefined
    if (zone !== undefined) return zone
  }
  return undefined
}

/** `(UTC-05:00) Eastern Time (US and Canada)`, as Outlook shows it. */
function byDisplayName(name: string): string | undefined {
  const shown = name
    .replace(/^\((?:UTC|GMT)[^)]{0,8}\)\s*/, '')
    .replaceAll('&', 'and')
    .toLowerCase()
  return Object.hasOwn(DISPLAY_NAMES, shown) ? DISPLAY_NAMES[shown] : undefined
}

function resolve(name: string): string | undefined {
  if (/^(?:utc|gmt|z|etc\/utc)$/i.test(name)) return 'UTC'
  const windows = Object.hasOwn(WINDOWS_ZONES, name) ? WINDOWS_ZONES[name] : undefined
  return windows ?? ianaZone(name) ?? withoutPrefix(name) ?? byDisplayName(name)
}

/**
 * The IANA zone that a calendar or page means: an IANA name, one with a vendor's words in front, a name of Windows, or what
 * Outlook shows for one. Undefined when it is none of them.
 */
export function resolveZone(stated: string): string | undefined {
  const name = stated.trim().replaceAll('"', '').slice(0, 120)
  if (!known.has(name)) {
    if (known.size > 500) known.clear()
    known.set(name, resolve(name))
  }
  return known.get(name)
}

/** Where a country has several zones, the ones that most people there live in come first. */
const POPULOUS = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Vancouver',
  'America/Mexico_City',
  'America/Sao_Paulo',
  'America/Santiago',
  'Europe/Lisbon',
  'Europe/Madrid',
  'Europe/Berlin',
  'Europe/Moscow',
  'Europe/Kiev',
  'Asia/Jakarta',
  'Asia/Shanghai',
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Perth',
  'Pacific/Auckland',
]

let codes: Map<string, string> | undefined

/** Countries by their English names. */
function codeOf(country: string): string {
  if (!codes) {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    const all = letters.flatMap((one) => letters.map((other) => one + other))
    const named = all.map((code): [string, string] => [names.of(code)?.toLowerCase() ?? '', code])
    codes = new Map([
      ...named,
      ['uk', 'GB'],
      ['usa', 'US'],
      ['england', 'GB'],
      ['scotland', 'GB'],
      ['wales', 'GB'],
    ])
  }
  return codes.get(country.toLowerCase()) ?? country
}

/** The zones of a country, by its two-letter code or its English name; none for what is neither. */
export function zonesOfCountry(country: string | undefined): readonly string[] {
  const code = codeOf(country?.trim() ?? '')
  if (!/^[A-Za-z]{2}$/.test(code)) return []
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & {
    timeZones?: string[]
    getTimeZones?: () => string[] | undefined
  }
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? []
  return [
    ...POPULOUS.filter((zone) => zones.includes(zone)),
    ...zones.filter((zone) => !POPULOUS.includes(zone)),
  ]
}
