import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActivityDraft } from './draft/draft'
import styles from './section.module.css'
import { activityWording } from './wording'

/** The note below a field that was guessed; undefined once somebody has changed it, and where nothing was guessed. */
export function guessIn({ guessed }: ActivityDraft, field: keyof ActivityDraft): ReactNode | undefined {
  const why = guessed?.[field]
  if (why === undefined) return undefined
  return (
    <span className={styles.guess}>
      <Sparkles aria-hidden="true" />
      <span>{activityWording.guessed(why)}</span>
    </span>
  )
}
