/** Zones that many people live in: where several would do, they come first. */
export const POPULOUS = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Vancouver',
  'America/Mexico_City',
  'America/Sao_Paulo',
  'America/Santiago',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Lisbon',
  'Europe/Madrid',
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

/** The languages in which addresses name their country, beside English. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'ca']
const ALSO: readonly [string, string][] = [
  ['uk', 'GB'],
  ['usa', 'US'],
  ['u.s.a.', 'US'],
  ['us', 'US'],
  ['united states of america', 'US'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['northern ireland', 'GB'],
  ['the netherlands', 'NL'],
  ['holland', 'NL'],
  ['czech republic', 'CZ'],
]

let codes: Map<string, string> | undefined

/** Countries by their names. */
function countryNames(): Map<string, string> {
  if (!codes) {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    const all = letters.flatMap((one) => letters.map((other) => one + other))
    codes = new Map()
    for (const language of LANGUAGES) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      for (const code of all) {
        const name = names.of(code)?.toLowerCase()
        if (name !== undefined && !codes.has(name)) codes.set(name, code)
      }
    }
    for (const [name, code] of ALSO) codes.set(name, code)
  }
  return codes
}

const codeOf = (country: string) => countryNames().get(country.toLowerCase()) ?? country

/** The country that the last words of an address name, as its code; undefined where they name none. */
export function countryInAddress(address: string): string | undefined {
  const last =
    address
      .split(/[,\n;]/)
      .at(-1)
      ?.trim()
      .replace(/\.$/, '') ?? ''
  return last.length > 3 || /^(?:us|usa|uk)$/i.test(last) ? countryNames().get(last.toLowerCase()) : undefined
}

/** Domains of countries that sites elsewhere have for their sound. */
const SOUNDS = /^(?:io|co|tv|me|ai|fm|ly|gg|to|cc|ws|eu|la|gl|am|sh|st|vc|ac|is|it\.com)$/

/** The country of a site, by the end of its name; undefined where it says none. */
export function countryOfHost(url: string | null): string | undefined {
  const end = url === null || !URL.canParse(url) ? '' : (new URL(url).hostname.split('.').at(-1) ?? '')
  if (!/^[a-z]{2}$/.test(end) || SOUNDS.test(end)) return undefined
  return end === 'uk' ? 'GB' : end.toUpperCase()
}

/** Languages that are at home in many countries: they name one only together with it. */
const SPREAD = /^(?:en|es|pt|ar|fr|zh|ru)$/

/** The country of a page, by the language that it says it is in; undefined where that is spoken in many. */
export function countryOfLanguage(language: string): string | undefined {
  if (!/^[a-z]{2,3}(?:[-_][\w-]{2,20})?$/i.test(language)) return undefined
  try {
    const locale = new Intl.Locale(language.replaceAll('_', '-'))
    // Half of all pages say en-US, as the program that makes them came with it.
    if (locale.region !== undefined) return locale.baseName === 'en-US' ? undefined : locale.region
    return SPREAD.test(locale.language) ? undefined : locale.maximize().region
  } catch {
    return undefined
  }
}

const EASTERN = 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV'
const CENTRAL = 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'
const MOUNTAIN = 'CO ID MT NM UT WY'
const STATES: readonly [zone: string, states: string][] = [
  ['America/New_York', EASTERN],
  ['America/Chicago', CENTRAL],
  ['America/Denver', MOUNTAIN],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Phoenix', 'AZ'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
  ['America/Toronto', 'ON QC'],
  ['America/Halifax', 'NS NB PE'],
  ['America/St_Johns', 'NL'],
  ['America/Winnipeg', 'MB'],
  ['America/Regina', 'SK'],
  ['America/Edmonton', 'AB'],
  ['America/Vancouver', 'BC'],
  ['Australia/Sydney', 'NSW ACT'],
  ['Australia/Melbourne', 'VIC'],
  ['Australia/Brisbane', 'QLD'],
  ['Australia/Hobart', 'TAS'],
]

/** A state with its code of the post: `IL 60601`, `ON M5V 2T6`, `NSW 2000`. */
const STATE = /(?:^|[\s,])([A-Z]{2,3})[\s,]{1,3}(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4})(?![\w-])/
/** A state at the end, as in `Austin, TX` or `Austin, TX, USA`. */
const STATE_AT_END = /, ?([A-Z]{2})(?:,? ?(?:USA?|United States|Canada))?\.?$/

/** The zone of most people in the state that an address names; undefined where it names none. */
export function zoneOfState(address: string): string | undefined {
  const state = STATE.exec(address)?.[1] ?? STATE_AT_END.exec(address)?.[1]
  return state === undefined ? undefined : STATES.find(([, states]) => states.split(' ').includes(state))?.[0]
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
