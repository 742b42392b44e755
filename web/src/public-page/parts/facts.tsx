import type { Activity } from 'functions/contract/activities/activity'
import type { Instant } from 'functions/contract/time'
import { CalendarDays, MapPin, Users, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { whenForReader, whenOf } from '../../features/activities/sections/when'
import { calendarEvent } from '../../lib/navigation/calendar-links'
import { ADD_TO_CALENDAR, CalendarLinks } from '../../ui/calendar-links'
import styles from './facts.module.css'
import { useReaderZone } from '../document/reader'
import { publicWording as words } from '../wording'

export interface FactsProps {
  activity: Activity
  now: Instant
  /** Where its page and its calendar file are; there is a file of public activities only. */
  calendar: { page: string; file: string } | undefined
  /** The link to join, for those who may have it. */
  meetingUrl?: string | null | undefined
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.icon}>
        <span aria-hidden="true">{icon}</span>
        <span className="sr-only">{name}</span>
      </dt>
      <dd className={styles.words}>{children}</dd>
    </div>
  )
}

function WhenFact({ activity, now, calendar }: FactsProps) {
  const { day, hours, zone } = whenOf(activity, now)
  const readerZone = useReaderZone()
  const own = readerZone && whenForReader(activity, readerZone, now)
  return (
    <Fact icon={<CalendarDays />} name={words.when}>
      <p className={styles.main}>
        <time dateTime={activity.startsAt}>{day}</time>
      </p>
      <p className={styles.more}>{hours}</p>
      <p className={styles.more}>{zone}</p>
      {own && <p className={styles.own}>{words.yourTime(own)}</p>}
      {calendar && (
        <details className={styles.calendars}>
          <summary>{ADD_TO_CALENDAR}</summary>
          <CalendarLinks event={calendarEvent(activity, calendar.page)} file={calendar.file} />
        </details>
      )}
    </Fact>
  )
}

/** Where a map of the place is; by its position where that is known, else by its words. */
export function mapHref({ name, address, latitude, longitude }: NonNullable<Activity['location']>): string {
  const map = 'https://www.openstreetmap.org'
  if (latitude !== undefined && longitude !== undefined) {
    return `${map}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  }
  return `${map}/search?query=${encodeURIComponent(address || name)}`
}

/**
 * The same for the map that a phone has (RFC 5870); the query is Android's, which drops a pin with a name there and nowhere
 * else is read. Undefined where only the words of the place are known.
 */
export function geoHref({
  name,
  latitude,
  longitude,
}: NonNullable<Activity['location']>): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  const point = `${latitude.toFixed(6)},${longitude.toFixed(6)}`
  const label = encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29')
  return `geo:${point}?q=${point}${label && `(${label})`}`
}

function OnlineFact({ meetingUrl }: Pick<FactsProps, 'meetingUrl'>) {
  return (
    <Fact icon={<Video />} name={words.where}>
      <p className={styles.main}>{words.online}</p>
      {meetingUrl ? (
        <p className={styles.link}>
          <a href={meetingUrl} target="_blank" rel="noopener noreferrer">
            {words.join}
          </a>
        </p>
      ) : (
        <p className={styles.more}>{words.linkAfterRsvp}</p>
      )}
    </Fact>
  )
}

function PlaceFact({ location, hasMeetingUrl }: Pick<Activity, 'location' | 'hasMeetingUrl'>) {
  if (!location) {
    return (
      <Fact icon={<MapPin />} name={words.where}>
        <p className={styles.main}>{words.toBeAnnounced}</p>
      </Fact>
    )
  }
  const geo = geoHref(location)
  return (
    <Fact icon={<MapPin />} name={words.where}>
      {hasMeetingUrl && <p className={styles.more}>{words.both}</p>}
      <p className={styles.main}>{location.name || location.address}</p>
      {location.name && location.address && <p className={styles.more}>{location.address}</p>}
      <p className={styles.link}>
        <a href={mapHref(location)} target="_blank" rel="noopener noreferrer">
          {words.openMap}
        </a>
        {geo !== undefined && (
          <a className={styles.geo} href={geo}>
            {words.openMaps}
          </a>
        )}
      </p>
    </Fact>
  )
}

function CrowdFact({ counts }: Pick<Activity, 'counts'>) {
  const { going, interested } = counts
  const parts = [
    going > 0 && words.going(going.toLocaleString('en')),
    interested > 0 && words.interested(interested.toLocaleString('en')),
  ].filter(Boolean)
  return (
    <Fact icon={<Users />} name={words.who}>
      <p className={parts.length > 0 ? styles.main : styles.more}>{parts.join(' · ') || words.firstToCome}</p>
    </Fact>
  )
}

/** When, where, and who else comes. */
export function Facts(props: FactsProps) {
  const { activity } = props
  return (
    <dl className={styles.facts}>
      <WhenFact {...props} />
      {activity.type !== 'virtual' && <PlaceFact {...activity} />}
      {(activity.type === 'virtual' || activity.hasMeetingUrl) && (
        <OnlineFact meetingUrl={props.meetingUrl} />
      )}
      <CrowdFact counts={activity.counts} />
    </dl>
  )
}
