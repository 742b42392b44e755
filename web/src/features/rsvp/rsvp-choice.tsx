import { Check, Star, X } from 'lucide-react'
import type { RsvpAnswer, RsvpResponse } from 'functions/contract/rsvp'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import styles from './rsvp-choice.module.css'
import { rsvpWording as words } from './wording'

const ICONS = { going: <Check />, interested: <Star />, 'not-going': <X /> } as const
const CHOICES = ['going', 'interested', 'not-going'] as const

export interface RsvpChoiceProps {
  /** What the person has answered so far. */
  response: RsvpResponse
  onAnswer: (answer: RsvpAnswer) => void
  /** What happened to the last answer; announced. */
  outcome?: string | undefined
  problem?: ReactNode
  disabled?: boolean | undefined
}

/** Going, interested or not, in one tap; the same again, or "Undo", takes it back. */
export function RsvpChoice({ response, onAnswer, outcome, problem, disabled }: RsvpChoiceProps) {
  const answered = response !== 'not-responded' && response !== 'not-available'
  return (
    <div className={styles.rsvp}>
      <div className={styles.choices} role="group" aria-label={words.question}>
        {CHOICES.map((answer) => (
          <button
            key={answer}
            type="button"
            className={classNames(styles.choice, styles[answer])}
            aria-pressed={response === answer}
            disabled={disabled}
            onClick={() => onAnswer(response === answer ? 'not-responded' : answer)}
          >
            <span aria-hidden="true" className={styles.icon}>
              {ICONS[answer]}
            </span>
            {words.answers[answer]}
          </button>
        ))}
      </div>
      <div className={styles.outcome} role="status">
        {outcome !== undefined && <span>{outcome}</span>}
        {outcome !== undefined && answered && (
          <button type="button" className={styles.undo} onClick={() => onAnswer('not-responded')}>
            {words.undo}
          </button>
        )}
      </div>
      {problem !== undefined && (
        <div className={styles.problem} role="alert">
          {problem}
        </div>
      )}
    </div>
  )
}
