import type { Activity } from 'functions/contract/activities/activity'
import styles from './cover.module.css'

/** The widths that an uploaded picture was made in, as `srcset`; the bundled covers come in one size. */
export function sourcesOf(url: string): { srcSet?: string; sizes?: string } {
  const match = /^(\/app\/pictures\/[\w-]+\/)\d+\.webp$/.exec(url)
  if (!match) return {}
  const widths = [480, 960, 1600]
  return {
    srcSet: widths.map((width) => `${match[1]}${width}.webp ${width}w`).join(', '),
    sizes: '(min-width: 70rem) 45rem, 100vw',
  }
}

/** The cover again, out of focus, as the light in which the page stands; the same file, so nothing more is loaded. */
export function Ambience({ activity }: { activity: Activity }) {
  return (
    <div className={styles.ambience} aria-hidden="true">
      <img
        {...sourcesOf(activity.thumbnail)}
        src={activity.thumbnail}
        alt=""
        width={1200}
        height={675}
        // The first to ask for the file decides how soon it comes.
        fetchPriority="high"
      />
    </div>
  )
}
