import type { Element } from 'domhandler'
import { MAX_DESCRIPTION } from '../../../../contract/drafts/ai-draft'
import { countryOfLanguage, zonesOfCountry } from '../dates/country-zones'
import type { DateReading } from '../dates/date-text'
import { eventsIn } from './item'
import type { Item } from './item'
import { itemsOfData, parseLeniently, readJsonLd } from './json-ld'
import { readMicrodata } from './microdata'
import { readMicroformats } from './microformats'
import { factsOf } from './page-facts'
import type { PageFacts } from './page-facts'
import { listedPages } from './page-links'
import { elementsOf } from './page-tree'
import { linesOf } from './page-words'
import type { PageLine } from './page-words'
import { readRdfa } from './rdfa'
import { fileBudget } from '../calendars/recurrence'
import { eventOfItem } from './schema-event'
import type { AroundItem } from './schema-event'
import { bareEvent } from '../source-event'
import type { ReadSource, SourceEvent } from '../source-event'
import { plainUrl } from '../source-keys'
import { cut, wholeCharacters } from '../source-text'
import { dayOrderOf } from '../dates/stated-date'
import { datesOfLines, eventOfText, whyGuessed } from '../text-event'
import type { DatedLine } from '../text-event'

/** Where and when a page is read. */
export interface PageReading {
  readonly today: string
  /** The address of the page; null for one that was pasted. */
  readonly url: string | null
}

/** Two descriptions of one event, as pages often have it in several ways at once. */
const sameness = ({ title, start }: SourceEvent) =>
  `${title.replaceAll(/\s+/g, ' ').trim().toLowerCase()} ${start?.day ?? ''} ${start?.time ?? ''}`

function distinct(events: readonly SourceEvent[]): SourceEvent[] {
  const bySameness = new Map<string, SourceEvent>()
  for (const event of events) {
    const key = sameness(event)
    if (!bySameness.has(key)) bySameness.set(key, event)
  }
  return [...bySameness.values()]
}

interface Page {
  readonly facts: PageFacts
  readonly lines: readonly PageLine[]
  readonly reading: DateReading
  readonly dates: readonly DatedLine[]
}

/** The date that most says is the event’s; of several that are as good, the first to come. */
function bestOf(dates: readonly DatedLine[]): DatedLine | undefined {
  const most = Math.max(0, ...dates.map(({ score }) => score))
  const best = dates.filter(({ score }) => score === most)
  return [...best].sort((one, other) => (one.date.start.day < other.date.start.day ? -1 : 1))[0]
}

/** An event that is alone on its page has of the page what it lacks itself. */
function completedBy(event: SourceEvent, { facts, dates }: Page): SourceEvent {
  const date = event.start === null && event.unreadStart === undefined ? bestOf(dates)?.date : undefined
  return {
    ...event,
    description: event.description || facts.description,
    pictureUrl: event.pictureUrl ?? facts.pictureUrl,
    ...(date && {
      start: date.start,
      end: date.end,
      guessed: {
        ...event.guessed,
        startDate: whyGuessed(date),
        ...(date.end && { endDate: whyGuessed(date) }),
      },
    }),
  }
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const samePage = (one: string, other: string) =>
  URL.canParse(one) && URL.canParse(other) && plainUrl(one) === plainUrl(other)

/** Whether a page is about this event and only names the others. */
function isAbout({ url, title }: SourceEvent, { facts }: Page): boolean {
  if (url !== null && facts.url !== null && samePage(url, facts.url)) return true
  return facts.title !== '' && letters(title) === letters(facts.title)
}

/** The first way in which the page describes an event with a date, else the first that describes one at all. */
function described(ways: readonly (() => readonly Item[])[], around: AroundItem): SourceEvent[] {
  let undated: SourceEvent[] = []
  for (const way of ways) {
    const titled = eventsIn(way())
      .map((item) => eventOfItem(item, around))
      .filter(({ title }) => title.trim() !== '')
    const dated = titled.filter(
      (it) => it.start !== null || it.unreadStart !== undefined || it.repeats.length > 0,
    )
    if (dated.length > 0) return dated
    if (undated.length === 0) undated = titled
  }
  return undated
}

function marked(events: readonly SourceEvent[], page: Page): SourceEvent[] {
  const zones = zonesOfCountry(countryOfLanguage(page.facts.language))
  const likely = [{ zones, why: 'Found by the language of the page.' }].filter((it) => it.zones.length > 0)
  const all = distinct(events)
  const own = all.filter((event) => isAbout(event, page))
  const isOne = all.length === 1
  return all.map((event) => ({
    ...(isOne ? completedBy(event, page) : event),
    likely,
    isMain: own.length === 1 && own.includes(event),
  }))
}

/** What a page says in words, for a draft that is made from them. */
export function wordsOf(facts: PageFacts, lines: readonly PageLine[]): string {
  const all = [facts.title, facts.description, ...lines.map(({ text }) => text)].filter(Boolean)
  return cut(wholeCharacters([...new Set(all)].join('\n')), MAX_DESCRIPTION)
}

const NO_EVENT = 'This page does not say that it is about an event.'
const LIST = 'This page lists events without describing them. Choose one to look at it.'
const DATES_OF_A_LIST = 3

/** An event of the frame of a page, which names its time for those who share it. */
function eventOfFacts(facts: PageFacts): SourceEvent[] {
  if (!facts.start || facts.title === '') return []
  const { title, url, description, start, end, place, pictureUrl } = facts
  return [{ ...bareEvent(title), uid: url ?? '', url, description, start, end, place, pictureUrl }]
}

/** A page that describes no event: what its text says of one, its list of others, and its words. */
function undescribed(page: Page, elements: readonly Element[], url: string | null): ReadSource {
  const { facts, lines, dates } = page
  const words = wordsOf(facts, lines)
  const pages = listedPages(elements, url)
  const days = new Set(dates.map(({ date }) => date.start.day))
  const isList = pages.length >= DATES_OF_A_LIST && (dates.length === 0 || days.size >= DATES_OF_A_LIST)
  const best = isList ? undefined : bestOf(dates)
  if (best && facts.title !== '') {
    const [event] = marked([eventOfText(best, facts, lines, days.size - 1)], page)
    return { events: event ? [event] : [], leftOut: [], warnings: [], words }
  }
  return { events: [], leftOut: [], warnings: [isList ? LIST : NO_EVENT], words, ...(isList && { pages }) }
}

const isNews = ({ types }: Item) => types.some((type) => /(?:Article|BlogPosting)$/.test(type))

const isData = (text: string) => /^\s*[[{]/.test(text.slice(0, 100))

/** An answer that is meant for programs: what it describes in the words of schema.org, if it does. */
function readData(text: string, around: AroundItem): ReadSource {
  const events = described([() => itemsOfData(parseLeniently(text))], around)
  const why = 'This address answers data for programs (JSON), and describes no event in it.'
  return { events: distinct(events), leftOut: [], warnings: events.length > 0 ? [] : [why] }
}

/**
 * The events of a web page: as JSON-LD, else as microdata, RDFa in the words of schema.org or microformats. A page that has
 * none of them holds no event for sure: one whose text names its date is offered with all of it marked, and any has its words
 * handed on.
 */
export function readPage(html: string, { today, url }: PageReading): ReadSource {
  const data: AroundItem = {
    reading: { today, order: 'day-first' },
    title: '',
    siteName: '',
    budget: fileBudget(),
  }
  if (isData(html)) return readData(html, data)
  const elements = elementsOf(html)
  const { items, unreadable } = readJsonLd(elements)
  const stated = factsOf(elements, url)
  const facts = { ...stated, isArticle: stated.isArticle || items.some(isNews) }
  const lines = linesOf(elements)
  const reading = { today, order: dayOrderOf(facts.language) }
  const page: Page = { facts, lines, reading, dates: datesOfLines(lines, facts, reading) }
  const ways = [
    () => items,
    () => readMicrodata(elements),
    () => readRdfa(elements),
    () => readMicroformats(elements),
  ]
  const events = described(ways, {
    reading,
    title: facts.title,
    siteName: facts.siteName,
    budget: fileBudget(),
  })
  const sure = events.length > 0 ? events : eventOfFacts(facts)
  if (sure.length > 0) return { events: marked(sure, page), leftOut: [], warnings: [] }
  const broken = unreadable > 0 ? ['What the page says for programs to read is broken.'] : []
  const read = undescribed(page, elements, url)
  return { ...read, warnings: [...read.warnings, ...broken] }
}
