import type { Activity } from 'functions/contract/activities/activity'
import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { RsvpChoice } from '../../features/rsvps/rsvp-choice'
import { classNames } from '../../lib/class-names'
import { PublicActivity } from '../../public-page/public-activity'
import { RichText } from '../../ui/rich-text'
import styles from './preview.module.css'
import { previewWording as words } from './wording'

const STAYS = '[aria-label^="More:"], [aria-label^="Fewer:"], [data-stays]'

/** The page itself, at one width. Quantities can be tried; whatever would leave or send something only says so. */
export function PreviewFrame({ activity, isPhone }: { activity: Activity; isPhone: boolean }) {
  const [tried, setTried] = useState(false)

  function hold(event: SyntheticEvent) {
    const target = event.target as Element
    if (!target.closest('a, button') || target.closest(STAYS)) return
    event.preventDefault()
    event.stopPropagation()
    setTried(true)
  }
  return (
    <>
      <p className={styles.still} role="status">
        {tried && words.still}
      </p>
      <section
        className={classNames(styles.frame, isPhone && styles.phone)}
        aria-label={words.frame}
        onClickCapture={hold}
      >
        <PublicActivity
          activity={activity}
          now={activity.createdAt}
          origin={window.location.origin}
          rsvp={<RsvpChoice activity={activity} response="not-responded" onAnswer={() => undefined} />}
          richText={RichText}
        />
      </section>
    </>
  )
}
