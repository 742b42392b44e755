import type { Activity } from 'functions/contract/activities/activity'
import type { ReactNode } from 'react'
import { proseClass } from '../../ui/rich-text'
import styles from './about.module.css'
import { publicWording as words } from '../wording'

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
