import { PageSpinner } from '../../ui/states/spinner'
import styles from '../checkout.module.css'

/** Something that takes a few seconds, said in words. */
export function Waiting({ title, detail }: { title: string; detail?: string }) {
  return (
    <div className={styles.waiting} aria-live="polite">
      <PageSpinner label={title} />
      <h1>{title}</h1>
      {detail !== undefined && <p className={styles.small}>{detail}</p>}
    </div>
  )
}
