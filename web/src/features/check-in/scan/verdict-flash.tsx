import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../../ui/button'
import { classNames } from '../../../lib/class-names'
import type { Verdict } from './decide-scan'
import styles from '../door.module.css'
import { toneOf } from './signals'
import { verdictWords } from './verdict-words'
import { doorWording } from '../wording'

const words = doorWording.verdict
const ICONS = { good: <CircleCheck />, warn: <TriangleAlert />, bad: <CircleX /> }
/** A welcome goes by itself; what has to be read waits longer. */
const SHOWN_MS = { good: 1_600, warn: 5_000, bad: 5_000 }

/** A verdict over everything, in colour, sign and words; a touch or the next scan takes it away. */
export function VerdictFlash({ verdict, onClose }: { verdict: Verdict; onClose: () => void }) {
  const tone = toneOf(verdict)
  const { title, detail } = verdictWords(verdict)
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_MS[tone])
    return () => clearTimeout(timer)
  }, [tone, onClose])
  return (
    <div className={classNames(styles.flash, styles[tone])}>
      <span className={styles.sign} aria-hidden="true">
        {ICONS[tone]}
      </span>
      <p className={styles.said}>{title}</p>
      <p className={styles.why}>{detail}</p>
      <Button variant="secondary" size="large" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  )
}
