import { readRows } from './csv-rows'
import { guessDayOrder, readClock, readLocalDate } from './local-date'
import type { DayOrder } from './local-date'
import { bareEvent } from './source-event'
import type { ReadSource, SourceEvent, SourceTime } from './source-event'
import { resolveZone } from './zones'

/** The columns that are read, and how people call them. */
const COLUMNS = {
  title:
    'title name event eventname eventtitle activity subject summary titel veranstaltung nom titre nombre titulo',
  start: 'start startdate startdatetime startsat starts begin begins date datum from when von debut fecha',
  startTime: 'starttime time uhrzeit heure hora begintime',
  end: 'end enddate enddatetime endsat ends to until bis fin',
  endTime: 'endtime finishtime',
  timezone: 'timezone tz zone zeitzone',
  description: 'description details about text body notes beschreibung descripcion',
  place: 'location venue place where ort lieu lugar venuename locationname',
  address: 'address venueaddress street streetaddress adresse direccion',
  city: 'city town stadt ville ciudad',
  meetingUrl: 'meetingurl meetinglink onlineurl joinurl link onlinelink',
  url: 'url website web webpage page',
  picture: 'image imageurl picture pictureurl photo bild poster',
  price: 'price ticketprice cost fee preis prix precio',
  currency: 'currency wahrung devise moneda',
  uid: 'id uid eventid',
} as const
type Column = keyof typeof COLUMNS

function plainName(header: string): string {
  return header
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** Where each known column stands: the first of its name. */
function findColumns(header: readonly string[]): Map<Column, number> {
  const places = new Map<Column, number>()
  for (const [at, cell] of header.entries()) {
    const name = plainName(cell)
    const column = (Object.keys(COLUMNS) as Column[]).find((it) => COLUMNS[it].split(' ').includes(name))
    if (column !== undefined && !places.has(column)) places.set(column, at)
  }
  return places
}

type Cells = (column: Column) => string

function withClock(time: SourceTime | null, clock: string): SourceTime | null {
  const read = readClock(clock)
  return time && time.time === null && read !== undefined ? { ...time, time: read } : time
}

function priceOf(cell: Cells): SourceEvent['prices'] {
  const text = cell('price')
  if (text === '') return []
  const symbol = { '€': 'eur', $: 'usd', '£': 'gbp' }[/[€$£]/.exec(text)?.[0] ?? '']
  return [{ title: '', price: text, currency: cell('currency').toLowerCase() || (symbol ?? '') }]
}

function eventOf(cell: Cells, order: DayOrder, why: string | undefined): SourceEvent | undefined {
  const title = cell('title')
  const start = withClock(readLocalDate(cell('start'), order), cell('startTime'))
  if (title === '' || !start) return undefined
  const endDay =
    cell('end') === '' ? (cell('endTime') === '' ? null : start) : readEnd(cell('end'), start, order)
  const end =
    endDay === start
      ? withClock({ ...start, time: null }, cell('endTime'))
      : withClock(endDay, cell('endTime'))
  const zone = resolveZone(cell('timezone')) ?? null
  const name = cell('place')
  const address = [cell('address'), cell('city')].filter(Boolean).join(', ')
  const isOnline = /^(?:online|virtual|zoom)$/i.test(name)
  return {
    ...bareEvent(title),
    uid: cell('uid'),
    url: cell('url') || null,
    description: cell('description'),
    start: { ...start, zone: start.zone ?? (start.offset === null ? zone : null) },
    end: end && { ...end, zone: end.zone ?? (end.offset === null ? zone : null) },
    zone,
    place: isOnline || (name === '' && address === '') ? null : { name, address },
    isVirtual: isOnline || (name === '' && cell('meetingUrl') !== ''),
    meetingUrl: cell('meetingUrl') || null,
    prices: priceOf(cell),
    pictureUrl: cell('picture') || null,
    guessed: why === undefined ? {} : { startDate: why },
  }
}

/** An end is a date, or a time of the same day. */
function readEnd(text: string, start: SourceTime, order: DayOrder): SourceTime | null {
  const clock = readClock(text)
  return clock === undefined ? readLocalDate(text, order) : { ...start, time: clock }
}

/** The events of a table: one row each, below a row that names the columns. */
export function readCsv(text: string): ReadSource {
  const [header = [], ...rows] = readRows(text)
  const columns = findColumns(header)
  if (!columns.has('title') || !columns.has('start')) {
    return { events: [], warnings: ['The first row must name the columns: at least “title” and “start”.'] }
  }
  const cellsOf =
    (row: readonly string[]): Cells =>
    (column) =>
      row[columns.get(column) ?? -1] ?? ''
  const { order, isSure } = guessDayOrder(rows.map((row) => cellsOf(row)('start')))
  const why = isSure ? undefined : 'The table may mean the month by the first number: the day is assumed.'
  const events = rows.flatMap((row) => eventOf(cellsOf(row), order, why) ?? [])
  const skipped = rows.length - events.length
  const some = `${skipped} ${skipped === 1 ? 'row has' : 'rows have'}`
  return { events, warnings: skipped > 0 ? [`${some} no title or no date that could be read.`] : [] }
}
