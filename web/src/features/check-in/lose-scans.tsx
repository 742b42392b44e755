import { Button } from '../../ui/button'
import styles from './door.module.css'
import type { Unsent } from './desk/unsent-scans'
import { doorWording } from './wording'

const words = doorWording.leaving

export interface LoseScansProps {
  unsent: readonly Unsent[]
  onStay: () => void
  onLose: () => void
}

/** Says what would be lost at which doors; staying is what Enter and Escape do. */
export function LoseScans({ unsent, onStay, onLose }: LoseScansProps) {
  const count = unsent.reduce((sum, { deeds }) => sum + deeds.length, 0)
  return (
    <div className={styles.part}>
      <ul className={styles.doors}>
        {unsent.map(({ shareRef, title, deeds }) => (
          <li key={shareRef}>{words.at(deeds.length, title)}</li>
        ))}
      </ul>
      <p className={styles.note}>{words.text}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer that loses nothing is the one at hand */}
      <Button wide autoFocus onClick={onStay}>
        {words.stay}
      </Button>
      <Button wide variant="danger" onClick={onLose}>
        {words.lose(count)}
      </Button>
    </div>
  )
}
