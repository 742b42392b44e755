/** A place as it is written on one line, taken apart. */
export interface PlaceText {
  readonly name: string
  readonly address: string
  /** Whether the line itself leaves no doubt where the address begins. */
  readonly isSure: boolean
}

const STREET_WORDS =
  'st|str|street|ave|av|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|pl|place|sq|square|ct|court|cir|circle|hwy|highway|pkwy|parkway|ter|terrace|trail|row|quay|close|crescent|broadway|pike|loop|alley'
/** `123 Main St`, `1600 W. Pennsylvania Avenue NW` */
const NUMBER_FIRST = new RegExp(
  String.raw`^\d{1,6}[a-z]?(?:[-–]\d{1,6}[a-z]?)? (?:\S{1,30} ){0,5}(?:${STREET_WORDS})\b\.?`,
  'i',
)
/** `12 rue de la Paix`, `5, place Bellecour` */
const FRENCH =
  /^\d{1,5}(?: ?(?:bis|ter|quater))?,? (?:rue|avenue|av\.?|boulevard|bd\.?|place|pl\.?|quai|chemin|impasse|allée|route|cours|square|passage|faubourg|esplanade)\b/iu
/** `Hauptstraße 1`, `Damrak 1-5`, `Storgatan 3` */
const NUMBER_LAST =
  /^(?!.{0,60}\s[-–@|]\s)[\p{L}\d.' -]{0,50}(?:road|street|avenue|lane|straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|markt|chaussee|straat|laan|plein|gracht|kade|singel|dijk|gade|vej|torv|allé|gatan|gata|vägen|veien|vei|plass|katu|tie|utca|út|tér)\s\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d{1,4}\s?[a-z]?)?\b/iu
/** `Calle Mayor 5`, `Via Roma, 10`, `Rua Augusta 100`, `ul. Długa 3` */
const NAMED =
  /^(?:calle|c\/|carrer|c\.|avenida|avinguda|av\.?|avda\.?|plaza|plaça|paseo|passeig|camino|carretera|via|viale|v\.le|piazza|p\.zza|corso|largo|lungarno|vicolo|rua|praça|travessa|alameda|estrada|r\.|ul\.|ulica|plac|pl\.|al\.|ulice|náměstí|strada|calea|bulevardul|am|an der|auf dem|zum|zur|im)\s\S/iu
const HAS_NUMBER = /\b\d{1,5}\b/
/** Codes of the post with what stands beside them. */
const POSTAL = [
  /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/,
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/,
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/,
  /\b\d{4} ?[A-Z]{2}\b/,
  /(?:^|\s)(?:[A-Z]{1,3}-)?\d{4,5} \p{Lu}[\p{L}.'-]+/u,
  /\b\d{4}-\d{3}\b/,
  /\b\d{2}-\d{3} \p{Lu}/u,
  /\b\d{3} \d{2} \p{Lu}/u,
  /\b(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT) \d{4}\b/,
  /〒/,
]
const PO_BOX = /^(?:p\.? ?o\.? box|postfach)\b/i

/** Whether a piece of a line is the street or the town of an address, as its number says. */
export function looksLikeAddress(piece: string): boolean {
  const text = piece.trim().slice(0, 200)
  if (NUMBER_FIRST.test(text) || FRENCH.test(text) || NUMBER_LAST.test(text) || PO_BOX.test(text)) return true
  if (NAMED.test(text) && HAS_NUMBER.test(text)) return true
  return POSTAL.some((code) => code.test(text))
}

/** Where an address begins that has no line of its own: after a comma, a dash, a bar, in brackets. */
const BORDER = /\s?(?:,|;|\||·|•|\s[-–—@/]\s|:\s|\()\s?/g
const LONGEST = 2000

function trimmed(text: string): string {
  const plain = text.replaceAll(/^[\s,;|:·•–—-]+|[\s,;|:·•–—(-]+$/g, '')
  return plain.includes('(') ? plain : plain.replace(/\)$/, '')
}

/** The street, too, where a number stands alone between commas: `Via Roma, 10, 50123 Firenze`. */
function beginsAddress(text: string, at: number): boolean {
  const rest = text.slice(at)
  const [piece = '', next = ''] = rest.split(/[,;|()]/, 2)
  return looksLikeAddress(piece) || (/^\s?\d{1,4}\s?[a-z]?\s*$/i.test(next) && NAMED.test(piece.trim()))
}

/**
 * The name and the address of a place that is written on one line or several (`LOCATION` of iCalendar has no parts of its
 * own). A line that is nothing but an address has no name.
 */
export function splitPlace(location: string): PlaceText {
  const lines = location
    .slice(0, LONGEST)
    .split(/\r?\n|\\n/)
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
  const [first = '', ...rest] = lines
  if (rest.length > 0 && !looksLikeAddress(first)) {
    const inside = splitLine(first)
    return {
      name: inside.name || first,
      address: [inside.address, ...rest].filter(Boolean).join(', '),
      isSure: true,
    }
  }
  return splitLine(lines.join(', '))
}

/** A street without a sign of its own, in front of the town: `Weteringschans 6`, `Peninsula Square`. */
const STREET_BEFORE_TOWN = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}.' -]{2,50} \d{1,4} ?[a-z]?|.{2,50} (?:${STREET_WORDS})\.?)$`,
  'iu',
)

function isStreet(piece: string): boolean {
  const text = trimmed(piece)
  const isRoom = /^(?:room|hall|floor|level|suite|gate|stage|raum|saal|halle|etage|salle|sala|zaal)\b/i.test(
    text,
  )
  return !isRoom && (STREET_BEFORE_TOWN.test(text) || NAMED.test(text))
}

function splitLine(line: string): PlaceText {
  if (beginsAddress(line, 0)) return { name: '', address: line, isSure: true }
  let [name, from] = ['', 0]
  for (const { index, 0: border } of line.matchAll(BORDER)) {
    if (beginsAddress(line, index + border.length)) {
      const isAfterStreet = name !== '' && isStreet(line.slice(from, index))
      const [end, begin] = isAfterStreet ? [name.length, from] : [index, index + border.length]
      return { name: trimmed(line.slice(0, end)), address: trimmed(line.slice(begin)), isSure: true }
    }
    ;[name, from] = [line.slice(0, index), index + border.length]
  }
  // A town or a country behind the name, without a number that would tell.
  const [, before, town] = /^([^,]{2,80}), ([^,]{2,40}, ?[^,]{2,40}(?:, ?[^,]{2,40})?)$/.exec(line) ?? []
  if (before !== undefined && town !== undefined) return { name: before, address: town, isSure: false }
  return { name: line, address: '', isSure: true }
}

const ONLINE =
  /^(?:online|virtual|virtuell|en ligne|en línea|in linea|remote|webinar|zoom|zoom[ -](?:meeting|call)|google meet|(?:microsoft )?teams(?:[ -]meeting)?|skype|skype[ -]meeting|webex|discord|youtube|twitch|livestream|live ?stream)(?: (?:event|only|meeting|webinar|call))?$/i

/** Whether a place is none on a map: `Online`, `Microsoft Teams Meeting`. */
export function isOnlinePlace(location: string): boolean {
  return ONLINE.test(location.trim().replaceAll(/[().]/g, ''))
}
