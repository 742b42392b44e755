import type { Activity } from 'functions/contract/activities/activity'
import { classNames } from '../../lib/class-names'
import { longDay, timeSpan } from '../../lib/text/date-text'
import { QrCode } from '../../ui/qr-code'
import { Wordmark } from '../../ui/layout/wordmark'
import styles from './poster.module.css'
import { linkOf } from './shared-facts'
import { promotionWording } from './wording'

const { poster: words, qr } = promotionWording.kit

export type Paper = keyof typeof words.papers

function placeLines({ type, location }: Activity): string[] {
  if (type === 'virtual') return ['Online']
  return [location?.name, location?.address].filter((line): line is string => Boolean(line))
}

/** Long titles are set smaller, so that the picture keeps its room. */
function lengthOf(title: string): string | undefined {
  if (title.length > 64) return styles.longest
  return title.length > 26 ? styles.long : undefined
}

/**
 * A page to hang up: picture, title, time, place and the link as a QR code. Black on white in both themes, since it is
 * made for paper; while it is on a page, it is all that this page prints.
 */
export function Poster({ activity, paper }: { activity: Activity; paper: Paper }) {
  const { title, thumbnail, startDate, endDate, description, organiser, ticketTypes } = activity
  const url = linkOf(activity, window.location.origin)
  const [place, address] = placeLines(activity)
  return (
    <article className={classNames(styles.poster, styles[paper])} aria-label={words.label(title)}>
      <img className={styles.picture} src={thumbnail} alt="" width={1200} height={900} />
      <div className={styles.words}>
        <p className={classNames(styles.title, lengthOf(title))}>{title}</p>
        {description !== '' && <p className={styles.sentence}>{description}</p>}
        <div className={styles.foot}>
          <div className={styles.facts}>
            <p className={styles.day}>{longDay(startDate)}</p>
            <p className={styles.time}>{timeSpan(startDate, endDate)}</p>
            {place !== undefined && <p className={styles.place}>{place}</p>}
            {address !== undefined && <p className={styles.small}>{address}</p>}
            <p className={styles.small}>{organiser.name}</p>
          </div>
          <div className={styles.scan}>
            <QrCode text={url} label={qr.label(title)} />
            <p>{ticketTypes.length > 0 ? words.scanTickets : words.scan}</p>
          </div>
        </div>
        <div className={styles.from}>
          <Wordmark />
          <span>{url.replace(/^https?:\/\//, '')}</span>
        </div>
      </div>
    </article>
  )
}
