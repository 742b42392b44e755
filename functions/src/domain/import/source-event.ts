/** A time as a source states it: a day, and whatever else it says. */
export interface SourceTime {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** `HH:mm`; null for a whole day. */
  readonly time: string | null
  /** Minutes east of UTC, where the time says so. */
  readonly offset: number | null
  /** An IANA zone, where the time names one. */
  readonly zone: string | null
}

export interface SourcePlace {
  readonly name: string
  readonly address: string
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  /** ISO 3166 code, where the address says it. */
  readonly country?: string | undefined
}

export interface SourcePrice {
  readonly title: string
  /** As written: `13.00`, `0`. */
  readonly price: string
  readonly currency: string
}

/** One event as its source has it, whatever the source is written in. Texts are as found: nothing is trusted yet. */
export interface SourceEvent {
  readonly uid: string
  readonly url: string | null
  readonly title: string
  /** Plain text or markup. */
  readonly description: string
  readonly start: SourceTime | null
  readonly end: SourceTime | null
  readonly minutes: number | null
  /** The zone of the whole source, where it names one. */
  readonly zone: string | null
  readonly place: SourcePlace | null
  readonly isVirtual: boolean
  readonly meetingUrl: string | null
  readonly prices: readonly SourcePrice[]
  readonly pictureUrl: string | null
  readonly isCancelled: boolean
  /** All dates still to come, when it repeats. */
  readonly repeats: readonly { start: SourceTime; end: SourceTime | null; minutes: number | null }[]
  readonly guessed: Readonly<Record<string, string>>
  readonly warnings: readonly string[]
}

/** The events of a source, and what of it could not be read, for the person. */
export interface ReadSource {
  readonly events: SourceEvent[]
  readonly warnings: string[]
}

/** An event of which only the title is known. */
export function bareEvent(title: string): SourceEvent {
  return {
    uid: '',
    url: null,
    title,
    description: '',
    start: null,
    end: null,
    minutes: null,
    zone: null,
    place: null,
    isVirtual: false,
    meetingUrl: null,
    prices: [],
    pictureUrl: null,
    isCancelled: false,
    repeats: [],
    guessed: {},
    warnings: [],
  }
}
