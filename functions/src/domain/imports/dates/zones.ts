import { DISPLAY_NAMES, WINDOWS_ZONES } from '../calendars/windows-zones'

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

/** `US/Eastern` and its like are names of long ago for another zone. */
const canonical = (zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

/** `/mozilla.org/20070129_1/America/New_York`: the zone is what is left when words are taken off in front. */
function withoutPrefix(name: string): string | undefined {
  const words = name.split('/').filter(Boolean)
  for (const count of [3, 2]) {
    const zone = words.length > count ? ianaZone(words.slice(-count).join('/')) : undefined
    if (zone !== undefined) return zone
  }
  return undefined
}

const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

let bySpelling: { zones: Map<string, string>; cities: Map<string, string> } | undefined

/** Every zone by its letters alone, and by its city: `europeberlin`, `berlin`. */
function spellings() {
  if (!bySpelling) {
    const all = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'))
    const cityOf = (zone: string) => letters(zone.slice(zone.lastIndexOf('/')))
    bySpelling = {
      zones: new Map(all.map((zone) => [letters(zone), zone])),
      cities: new Map(all.filter((zone) => !zone.startsWith('Etc/')).map((zone) => [cityOf(zone), zone])),
    }
  }
  return bySpelling
}

/** `Europe_Berlin`, `US-Eastern`, `america/new york`: the right words with other signs between them. */
function byLetters(name: string): string | undefined {
  const [, area, city = ''] = /^(us|canada|brazil|mexico|chile)[-_ /](.+)$/i.exec(name) ?? []
  const linked = area === undefined ? undefined : ianaZone(`${area}/${city.replaceAll(' ', '_')}`)
  return spellings().zones.get(letters(name)) ?? (linked && canonical(linked))
}

const SHOWN_OFFSET = /^\(?(?:UTC|GMT) ?([+-]) ?(\d{1,2})(?::?(\d{2}))?\)?/i

/**
 * Minutes east of UTC of a zone that is named by nothing else: `UTC+0`, `GMT+2`, `+05:30`; undefined for every other name.
 * Such a name says nothing of summer time, so the zone itself stays open.
 */
export function zoneOffset(stated: string): number | undefined {
  const name = stated.trim().replaceAll('"', '')
  const [whole, sign, hours, minutes = '0'] =
    SHOWN_OFFSET.exec(name) ?? /^([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(name) ?? []
  if (whole !== name || Number(hours) > 14 || Number(minutes) > 59) return undefined
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
}

/** Whether clocks in a zone show this difference to UTC at some time of the year. */
function hasOffset(zone: string, minutes: number): boolean {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  return [0, 6].some((month) => {
    const parts = format.formatToParts(Date.UTC(2026, month, 15))
    const shown = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    return (zoneOffset(shown) ?? 0) === minutes
  })
}

/** `(UTC-05:00) Eastern Time (US and Canada)`, as Outlook shows it, in whatever language it lists the cities. */
function byDisplayName(name: string): string | undefined {
  const [prefix = ''] = SHOWN_OFFSET.exec(name) ?? []
  const words = name.slice(prefix.startsWith('(') ? prefix.length : 0).replace(/^\((?:UTC|GMT)\)/i, '')
  const shown = words.replaceAll('&', 'and').trim().toLowerCase()
  if (Object.hasOwn(DISPLAY_NAMES, shown)) return DISPLAY_NAMES[shown]
  const found = Object.keys(DISPLAY_NAMES).find(
    (it) => it.endsWith('(us and canada)') && shown.startsWith(it.slice(0, -' (us and canada)'.length)),
  )
  if (found !== undefined) return DISPLAY_NAMES[found]
  const offset = zoneOffset(prefix)
  if (offset === undefined && !/^\((?:UTC|GMT)\)/i.test(name)) return undefined
  const cities = shown.split(/[,;:/]/).map(letters)
  const zones = cities.map((city) => spellings().cities.get(city)).filter((zone) => zone !== undefined)
  return zones.find((zone) => hasOffset(zone, offset ?? 0))
}

let byWindows: Map<string, string> | undefined

/** A name of Windows, also with a number behind it, in other capitals, or said of the summer. */
function windowsZone(name: string): string | undefined {
  byWindows ??= new Map(Object.entries(WINDOWS_ZONES).map(([it, zone]) => [it.toLowerCase(), zone]))
  const small = name.toLowerCase()
  const plain = small.replace(/ \d{1,2}$/, '')
  return (
    byWindows.get(small) ??
    byWindows.get(plain) ??
    byWindows.get(plain.replace(/ (?:daylight|summer) time$/, ' standard time'))
  )
}

/** What people write for zones that have a summer time; in the table some of them have none. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  est: 'America/New_York',
  edt: 'America/New_York',
  et: 'America/New_York',
  'eastern time': 'America/New_York',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  ct: 'America/Chicago',
  'central time': 'America/Chicago',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  'mountain time': 'America/Denver',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  pt: 'America/Los_Angeles',
  'pacific time': 'America/Los_Angeles',
  hst: 'Pacific/Honolulu',
  bst: 'Europe/London',
  wet: 'Europe/Lisbon',
  west: 'Europe/Lisbon',
  cet: 'Europe/Berlin',
  cest: 'Europe/Berlin',
  mez: 'Europe/Berlin',
  mesz: 'Europe/Berlin',
  met: 'Europe/Berlin',
  eet: 'Europe/Athens',
  eest: 'Europe/Athens',
  aest: 'Australia/Sydney',
  aedt: 'Australia/Sydney',
  nzst: 'Pacific/Auckland',
  nzdt: 'Pacific/Auckland',
  jst: 'Asia/Tokyo',
}

/** The zone that an abbreviation most likely means; always a guess, as several places share most of them. */
export function zoneAbbreviated(stated: string): string | undefined {
  const name = stated.trim().toLowerCase()
  return Object.hasOwn(ABBREVIATIONS, name) ? ABBREVIATIONS[name] : undefined
}

function resolve(name: string): string | undefined {
  if (/^(?:utc|gmt|z|etc\/(?:utc|gmt)|(?:tzone:\/\/)?microsoft\/utc)$/i.test(name)) return 'UTC'
  const windows = windowsZone(name)
  if (windows !== undefined) return windows
  if (zoneOffset(name) !== undefined) return zoneOffset(name) === 0 ? 'UTC' : undefined
  if (zoneAbbreviated(name) !== undefined) return undefined
  return ianaZone(name) ?? withoutPrefix(name) ?? byLetters(name) ?? byDisplayName(name)
}

/**
 * The IANA zone that a calendar or page means: an IANA name however its words are joined, one with a vendor's words in
 * front, a name of Windows, or what Outlook shows for one. Undefined when it is none of them, and when it can be several.
 */
export function resolveZone(stated: string): string | undefined {
  const name = stated.trim().replaceAll('"', '').slice(0, 120)
  if (!known.has(name)) {
    if (known.size > 500) known.clear()
    known.set(name, resolve(name))
  }
  return known.get(name)
}
