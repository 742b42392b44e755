import { Quote, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button'
import type { Mark } from '../draft/sources/marks'
import styles from './guess-mark.module.css'
import { activityWording } from '../wording'

const words = activityWording.marks

export interface GuessMarkProps {
  mark: Mark
  /** Offered where the value must be agreed to before anything is published. */
  onSettle?: (() => void) | undefined
}

/** Says beside a field where its value came from. */
export function GuessMark({ mark, onSettle }: GuessMarkProps) {
  const Icon = mark.kind === 'words' ? Quote : Sparkles
  return (
    <span className={styles.mark} data-mark={mark.kind}>
      <Icon aria-hidden="true" />
      <span>{mark.text === '' ? words.unfounded : words[mark.kind](mark.text)}</span>
      {onSettle && (
        <Button variant="secondary" size="small" onClick={onSettle}>
          {words.settle}
        </Button>
      )}
    </span>
  )
}

/** A field's help with its mark, if it has one: both are read out with the field. */
export function helpWithMark(mark: Mark | undefined, help?: ReactNode): ReactNode {
  if (!mark) return help
  return (
    <>
      {help}
      <GuessMark mark={mark} />
    </>
  )
}
