import type { Activity, Media } from 'functions/contract/activities/activity'
import { pictureOf } from 'functions/contract/uploads/media'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { classNames } from '../../lib/class-names'
import { DateBadge } from '../../ui/date-badge'
import { sourcesOf } from './cover'
import { galleryItems } from './gallery-items'
import styles from './gallery.module.css'
import { useIsHydrated } from '../document/reader'
import { publicWording as words } from '../wording'

function Slide({ item, isFirst }: { item: Media; isFirst: boolean }) {
  if (item.type === 'video') {
    return (
      // Nothing is loaded before somebody plays it.
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- organisers bring none; the video is described in words
      <video
        className={styles.video}
        src={item.url}
        poster={pictureOf(item)}
        aria-label={item.altText || words.video}
        controls
        playsInline
        preload="none"
        width={1200}
        height={675}
      />
    )
  }
  return (
    <img
      {...sourcesOf(item.url)}
      className={classNames(styles.picture, isFirst && styles.cover)}
      src={item.url}
      alt={item.altText}
      width={1200}
      height={675}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}

/** Which slide is seen, and the way to another one. The strip itself scrolls, by finger, wheel and arrow keys. */
function useSlides(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(0)
  function follow() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    // Counted from the other end where people read from right to left.
    const next = Math.min(count - 1, Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1)))
    if (next === place) return
    setPlace(next)
    for (const video of strip.current?.querySelectorAll('video') ?? []) video.pause()
  }
  function go(to: number) {
    strip.current?.children[to]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }
  return { strip, place, follow, go }
}

function Steps({ place, count, go }: { place: number; count: number; go: (to: number) => void }) {
  const isHydrated = useIsHydrated()
  return (
    <>
      <p className={styles.place} aria-live="polite">
        <span aria-hidden="true">{`${place + 1} / ${count}`}</span>
        <span className="sr-only">{words.slide(place + 1, count)}</span>
      </p>
      {isHydrated && (
        <div className={styles.steps} data-stays>
          <button
            type="button"
            className={styles.step}
            aria-label={words.previous}
            disabled={place === 0}
            onClick={() => go(place - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.step}
            aria-label={words.next}
            disabled={place === count - 1}
            onClick={() => go(place + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  )
}

/**
 * The pictures and videos of an activity, the featured one first and at once, each in its own room, so that nothing moves
 * when they arrive.
 */
export function Gallery({ activity }: { activity: Activity }) {
  const items = galleryItems(activity)
  const { strip, place, follow, go } = useSlides(items.length)
  const isStrip = items.length > 1
  const isVideo = items[place]?.type === 'video'
  return (
    <section className={styles.gallery} aria-label={words.photos}>
      <ul
        ref={strip}
        className={styles.slides}
        onScroll={follow}
        // What scrolls must be reachable by keyboard, or its arrow keys are of no use.
        {...(isStrip && { tabIndex: 0, 'aria-label': words.photos })}
      >
        {items.map((item, index) => (
          <li key={item.url} className={styles.slide}>
            <Slide item={item} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {isStrip && <Steps place={place} count={items.length} go={go} />}
      <div className={classNames(styles.date, isVideo && styles.aside)}>
        <DateBadge date={activity.startDate} />
      </div>
    </section>
  )
}
