import { Check, Star, X } from 'lucide-react'
import type { RsvpResponse } from 'functions/contract/rsvps/rsvp'
import { classNames } from '../../lib/class-names'
import styles from './rsvp.module.css'
import { rsvpWording as words } from './wording'

const ICONS = { going: <Check />, interested: <Star />, 'not-going': <X /> } as const
const CHOICES = ['going', 'interested', 'not-going'] as const
export type Choice = (typeof CHOICES)[number]

export interface ChoiceRowProps {
  response: RsvpResponse
  /** On its way to the server. */
  sending?: RsvpResponse | undefined
  disabled?: boolean | undefined
  /** One that cannot be chosen here. */
  without?: Choice | undefined
  onChoose: (answer: Choice) => void
}

/** The three answers; pressed is the one that holds. */
export function ChoiceRow({ response, sending, disabled, without, onChoose }: ChoiceRowProps) {
  return (
    <div className={styles.choices} role="group" aria-label={words.question}>
      {CHOICES.filter((answer) => answer !== without).map((answer) => (
        <button
          key={answer}
          type="button"
          className={classNames(styles.choice, styles[answer])}
          aria-pressed={response === answer}
          aria-busy={sending === answer || undefined}
          disabled={disabled}
          onClick={() => onChoose(answer)}
        >
          <span aria-hidden="true" className={styles.icon}>
            {ICONS[answer]}
          </span>
          {words.answers[answer]}
        </button>
      ))}
    </div>
  )
}
