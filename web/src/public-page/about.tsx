import type { Activity } from 'functions/contract/activity'
import type { ReactNode } from 'react'
import { proseClass } from '../ui/rich-text'
import styles from './about.module.css'
import { sourcesOf } from './cover'
import { publicWording as words } from './wording'

function Description({ activity }: { activity: Activity }) {
  if (activity.richDescription === '') return <p className={styles.plain}>{activity.description}</p>
  // The server has sanitised it when it was saved, and again when it was read for this page.
  return <div className={proseClass()} dangerouslySetInnerHTML={{ __html: activity.richDescription }} />
}

/** What it is, in the organiser's words; `children` takes their place where they are not known to be safe. */
export function About({ activity, children }: { activity: Activity; children?: ReactNode }) {
  if (activity.richDescription === '' && activity.description === '') return null
  const isRich = activity.richDescription !== ''
  return (
    <section aria-labelledby="about" className={styles.about}>
      <h2 id="about">{words.about}</h2>
      {isRich && children !== undefined ? children : <Description activity={activity} />}
    </section>
  )
}

/** The pictures besides the cover, to swipe through. */
export function Pictures({ activity }: { activity: Activity }) {
  const more = activity.media.filter(
    (item) => item.type === 'image' && !item.isFeatured && item.url !== activity.thumbnail,
  )
  if (more.length === 0) return null
  return (
    <section aria-label={words.photos}>
      <ul className={styles.pictures}>
        {more.map((item) => (
          <li key={item.url}>
            <img
              {...sourcesOf(item.url)}
              sizes="16rem"
              src={item.url}
              alt={item.altText}
              width={480}
              height={320}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
