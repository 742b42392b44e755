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
  /** Why the zone is a guess, where it is one. */
  readonly why?: string | undefined
}

/** Zones that a place may be in, the likeliest first, and what says so. */
export interface LikelyZones {
  readonly zones: readonly string[]
  readonly why: string
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

/** One time at which something takes place. */
export interface Dated {
  readonly start: SourceTime
  readonly end: SourceTime | null
  readonly minutes: number | null
}

/** One event as its source has it, whatever the source is written in. Texts are as found: nothing is trusted yet. */
export interface SourceEvent {
  readonly uid: string
  readonly url: string | null
  readonly title: string
  /** Plain text or markup. */
  readonly description: string
  readonly start: SourceTime | null
  /** What the source says of a start that could not be read. */
  readonly unreadStart?: string | undefined
  readonly end: SourceTime | null
  readonly minutes: number | null
  /** The zone of the whole source, where it names one. */
  readonly zone: string | null
  /** What else of the whole source tells its zone. */
  readonly likely?: readonly LikelyZones[] | undefined
  readonly place: SourcePlace | null
  readonly isVirtual: boolean
  readonly meetingUrl: string | null
  readonly prices: readonly SourcePrice[]
  readonly pictureUrl: string | null
  readonly isCancelled: boolean
  /** Whether it is what its page is about, beside others that the page only names. */
  readonly isMain?: boolean | undefined
  /** The next date of one that repeats, where that is known before all of its dates are. */
  readonly next?: SourceTime | undefined
  /** All dates still to come, when it repeats. */
  readonly repeats: readonly Dated[]
  readonly guessed: Readonly<Record<string, string>>
  readonly warnings: readonly string[]
}

/** Something of a source that is not offered. */
export interface LeftOut {
  /** Its title, or whatever else tells which it is. */
  readonly title: string
  readonly why: string
}

/** The events of a source, what is left out of them, and what else could not be read, for the person. */
export interface ReadSource {
  readonly events: SourceEvent[]
  readonly leftOut: readonly LeftOut[]
  readonly warnings: string[]
  /** The text of a source that holds no event for sure: a draft can be made from it. */
  readonly words?: string | undefined
  /** The pages of the events that a page lists without describing them. */
  readonly pages?: readonly { title: string; url: string }[] | undefined
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
