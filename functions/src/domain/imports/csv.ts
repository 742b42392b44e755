import { MOST_ROWS, readRows } from './csv-rows'
import { guessDayOrder, readClock, readLocalDate } from './dates/local-date'
import type { DayOrder } from './dates/local-date'
import { bareEvent } from './source-event'
import type { LeftOut, ReadSource, SourceEvent, SourceTime } from './source-event'
import { counted } from './source-text'
import { resolveZone } from './dates/zones'

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

const HEADER = 'The first row must name the columns: at least “title” and “start”.'

/** Why a row is left out; undefined for one that is not. */
function whyNot(cell: Cells): string {
  if (cell('title') === '') return 'It has no title.'
  const stated = [cell('start'), cell('startTime')].filter(Boolean).join(' ')
  return stated === '' ? 'It has no date.' : `Its date, “${stated.slice(0, 60)}”, could not be read.`
}

/** Whether a first row names the columns that are needed. */
export function hasHeader(text: string): boolean {
  const columns = findColumns(readRows(text.slice(0, 20_000))[0] ?? [])
  return columns.has('title') && columns.has('start')
}

/** The events of a table: one row each, below a row that names the columns. */
export function readCsv(text: string): ReadSource {
  const all = readRows(text)
  const [header = []] = all
  const rows = all.slice(1, MOST_ROWS + 1)
  const columns = findColumns(header)
  if (!columns.has('title') || !columns.has('start')) return { events: [], leftOut: [], warnings: [HEADER] }
  const cellsOf =
    (row: readonly string[]): Cells =>
    (column) =>
      row[columns.get(column) ?? -1] ?? ''
  const { order, isSure } = guessDayOrder(rows.map((row) => cellsOf(row)('start')))
  const why = isSure ? undefined : 'The table may mean the month by the first number: the day is assumed.'
  const events: SourceEvent[] = []
  const leftOut: LeftOut[] = []
  for (const [at, row] of rows.entries()) {
    const cell = cellsOf(row)
    const event = eventOf(cell, order, why)
    if (event) events.push(event)
    else leftOut.push({ title: cell('title').slice(0, 120) || `Row ${at + 2}`, why: whyNot(cell) })
  }
  const some = counted(leftOut.length, 'row has', 'rows have')
  const warnings = [
    ...(leftOut.length > 0 ? [`${some} no title or no date that could be read.`] : []),
    ...(all.length > MOST_ROWS + 1 ? [`Only the first ${MOST_ROWS} rows were read.`] : []),
  ]
  return { events, leftOut, warnings }
}
