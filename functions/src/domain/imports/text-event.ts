import { findDates } from './dates/date-text'
import type { DateInText, DateReading } from './dates/date-text'
import type { PageFacts } from './pages/page-facts'
import type { PageLine } from './pages/page-words'
import { splitPlace } from './place-text'
import { bareEvent } from './source-event'
import type { SourceEvent, SourcePlace } from './source-event'
import { counted } from './source-text'

/** A date in the text of a page, and how much says that something takes place then. */
export interface DatedLine {
  readonly date: DateInText
  readonly score: number
}

const LABEL =
  /(?:^|\n|[\s|(>])(?:dates?(?: ?(?:and|&|\/) ?time)?|time|starts?|datum|zeit|fecha|día|data|tijd) ?[:：–-]? ?\n?$/iu
/** Labels that nothing but an event has: what is only written has a date, too. */
const STRONG_LABEL =
  /(?:^|\n|[\s|(>])(?:when|what day|event dates?|wann|termin|beginn|quand|date et heure|cuándo|cuando|quando|dove e quando|wanneer|när|hvornår|når|milloin|kiedy|kdy) ?[:：–-]? ?\n?$/iu
const PUBLISHED =
  /(?:publish|posted|updated|modified|created|printed|retrieved|accessed|veröffentlicht|aktualisiert|publié|mis à jour|publicado|actualizado|atualizado|pubblicato|aggiornato|geplaatst|gepubliceerd|©|copyright|\bby\b|\bsince\b|\bborn\b|deadline|anmeldeschluss)[^\n]{0,40}$/iu

interface Placed {
  readonly line: PageLine | undefined
  readonly before: string
}

/** The line that a date stands on, and what stands in front of it there and on the line above. */
function placeIn(lines: readonly PageLine[], starts: readonly number[], text: string, at: number): Placed {
  let index = 0
  while ((starts[index + 1] ?? Infinity) <= at) index += 1
  return { line: lines[index], before: text.slice(Math.max(0, starts[index - 1] ?? 0, at - 120), at) }
}

/** How surely something takes place then: a label counts most, then a time of day and the page’s own names. */
function scoreOf(date: DateInText, { line, before }: Placed, facts: PageFacts, today: string): number {
  const isStrong = STRONG_LABEL.test(before)
  const isLabelled = isStrong || LABEL.test(before)
  const [sameLine = ''] = before.split('\n').slice(-1)
  if (!isStrong && (line?.isPublished === true || PUBLISHED.test(sameLine))) return 0
  const hasTime = date.start.time !== null
  const says =
    (isLabelled ? 3 : 0) +
    (line?.isWhen === true ? 2 : 0) +
    (facts.hasEventFrame ? 2 : 0) +
    (facts.hasEventTitle && date.hasWeekday ? 1 : 0)
  // A day alone in the middle of a text, and any date of a piece of news, may be of anything.
  if (says === 0 || (!hasTime && says < 3)) return 0
  if (facts.isArticle && !(isStrong && hasTime) && !facts.hasEventFrame) return 0
  const isComing = date.start.day >= today
  return says + (hasTime ? 2 : 0) + (date.hasWeekday ? 1 : 0) + (isComing ? 1 : 0) + (date.end ? 1 : 0)
}

/** The dates in the lines of a page at which something takes place, as far as anything says so; in their order. */
export function datesOfLines(
  lines: readonly PageLine[],
  facts: PageFacts,
  reading: DateReading,
): DatedLine[] {
  const text = lines.map((line) => line.text).join('\n')
  const starts: number[] = []
  let at = 0
  for (const line of lines) {
    starts.push(at)
    at += line.text.length + 1
  }
  return findDates(text, reading)
    .map((date) => ({
      date,
      score: scoreOf(date, placeIn(lines, starts, text, date.at), facts, reading.today),
    }))
    .filter(({ score }) => score > 0)
}

/** Why a date that was read from words is a guess. */
export function whyGuessed({ quote, isYearGuessed, isOrderGuessed }: DateInText): string {
  const doubts = [
    ...(isYearGuessed ? ['The year is not given.'] : []),
    ...(isOrderGuessed ? ['Day and month may be the other way round.'] : []),
  ]
  return [`Read from the words “${quote.slice(0, 80)}”: check it.`, ...doubts].join(' ')
}

const PLACE_LABEL =
  /^(?:where|venue|location|place|address|wo|ort|veranstaltungsort|treffpunkt|où|lieu|adresse|dónde|lugar|dirección|dove|luogo|waar|locatie|onde|local|morada|plats|sted|paikka|miejsce) ?[:：–-]? ?(.{0,300})$/iu

/** The place that a line names as such; the line below it where the name stands alone. */
export function placeOfLines(lines: readonly PageLine[]): SourcePlace | null {
  for (const [index, { text }] of lines.entries()) {
    const match = text.length <= 320 ? PLACE_LABEL.exec(text) : null
    if (!match) continue
    const isAlone = (match[1] ?? '') === ''
    const isLabel = isAlone || /^\p{L}{2,20} ?[:：]/u.test(text)
    const stated = isAlone ? (lines[index + 1]?.text ?? '') : (match[1] ?? '')
    if (!isLabel || stated === '' || stated.length > 300) continue
    const { name, address } = splitPlace(stated)
    return { name, address }
  }
  return null
}

const FROM_TEXT = 'Read from the text of the page, which does not say what it is: check it.'

/** An event as the text of a page has it: every field is a guess. */
export function eventOfText(
  { date }: DatedLine,
  facts: PageFacts,
  lines: readonly PageLine[],
  others: number,
): SourceEvent {
  const place = facts.place ?? placeOfLines(lines)
  return {
    ...bareEvent(facts.title),
    uid: facts.url ?? '',
    url: facts.url,
    description: facts.description,
    start: date.start,
    end: date.end,
    place,
    pictureUrl: facts.pictureUrl,
    guessed: {
      title: FROM_TEXT,
      startDate: whyGuessed(date),
      ...(date.end && { endDate: whyGuessed(date) }),
      ...(facts.description !== '' && { description: FROM_TEXT }),
      ...(place && { location: FROM_TEXT, type: 'A place is named: it is taken for where it happens.' }),
    },
    warnings: [
      'This page does not say that it is an event: its date was found in its text.',
      ...(others > 0
        ? [`The page names ${counted(others, 'other date', 'other dates')}: this may not be yours.`]
        : []),
    ],
  }
}
