import { Check } from 'lucide-react'
import { classNames } from '../../../lib/class-names'
import styles from './cover-choice.module.css'
import { OUR_COVERS } from './our-covers'
import { activityWording } from '../wording'

const words = activityWording.basics

/** The covers that come with the app, to take in one tap. */
export function OurCovers({
  chosen,
  onChoose,
}: {
  chosen: string
  onChoose: (url: string, alt: string) => void
}) {
  return (
    <ul aria-label={words.ours} className={styles.covers}>
      {OUR_COVERS.map(({ url, alt }) => (
        <li key={url}>
          <button
            type="button"
            className={classNames(styles.cover, url === chosen && styles.chosen)}
            aria-pressed={url === chosen}
            aria-label={alt}
            onClick={() => onChoose(url, alt)}
          >
            <img src={url} alt="" width={128} height={72} loading="lazy" />
            {url === chosen && <Check aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
