import { Check, Star, X } from 'lucide-react'
import type { RsvpAnswer, RsvpResponse } from 'functions/contract/rsvp'
import { useState } from 'react'
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
  /** Going takes a ticket here: the answer is given by getting one. */
  needsTicket?: boolean | undefined
  /** The link to join, once the person may have it. */
  meetingUrl?: string | null | undefined
}

/** Going, interested or not, in one tap; the same again, or "Undo", takes it back. */
export function RsvpChoice(props: RsvpChoiceProps) {
  const { response, onAnswer, outcome, problem, disabled, needsTicket, meetingUrl } = props
  const [isHinted, setIsHinted] = useState(false)

  function choose(answer: (typeof CHOICES)[number]) {
    const wantsTicket = answer === 'going' && needsTicket === true && response !== 'going'
    setIsHinted(wantsTicket)
    if (!wantsTicket) onAnswer(response === answer ? 'not-responded' : answer)
  }
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
            onClick={() => choose(answer)}
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
      {response === 'going' && meetingUrl && (
        <p>
          <a href={meetingUrl} target="_blank" rel="noopener noreferrer">
            {words.join}
          </a>
        </p>
      )}
      {isHinted && (
        <p role="status">
          {words.ticketNeeded} <a href="#tickets">{words.toTickets}</a>
        </p>
      )}
      {problem !== undefined && (
        <div className={styles.problem} role="alert">
          {problem}
        </div>
      )}
    </div>
  )
}
