import { Button } from '../../../ui/button'
import type { Shown } from '../desk/desk-view'
import styles from '../door.module.css'
import { toneOf } from '../scan/signals'
import { verdictWords } from '../scan/verdict-words'
import { doorWording } from '../wording'

/** The last scans of this device; whoever was let in by one can be taken out again. */
export function LastList(props: {
  last: readonly Shown[]
  onUndo: (guest: { key: string; name: string }) => void
}) {
  if (props.last.length === 0) return <p className={styles.note}>{doorWording.last.none}</p>
  return (
    <ul className={styles.list}>
      {props.last.map(({ id, verdict, at }) => {
        const { title, detail } = verdictWords(verdict)
        return (
          <li key={id} className={styles.guest} data-tone={toneOf(verdict)}>
            <div className={styles.who}>
              <strong>{title}</strong>
              <span className={styles.note}>
                {[doorWording.last.at(at), detail].filter((word) => word !== '').join(' · ')}
              </span>
            </div>
            {verdict.kind === 'admitted' && (
              <Button
                size="small"
                variant="secondary"
                aria-label={`${doorWording.undo}: ${verdict.name}`}
                onClick={() => props.onUndo(verdict)}
              >
                {doorWording.undo}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
