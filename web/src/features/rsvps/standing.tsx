import type { RsvpInfo } from 'functions/contract/rsvps/rsvp'
import { MAX_COUNTED_IN_LINE } from 'functions/contract/wait-list/counted-in-line'
import { QuantityStepper } from '../../ui/fields/quantity-stepper'
import styles from './rsvp.module.css'
import { rsvpWording as words } from './wording'

/** What is known of where a person stands, beside their answer. */
export type Standing = Pick<RsvpInfo, 'state' | 'guests' | 'positionInLine' | 'offerEndsAt'>

function timeText(instant: string): string {
  return new Date(instant).toLocaleString('en', { weekday: 'short', hour: 'numeric', minute: '2-digit' })
}

export interface StandingNotesProps {
  standing: Standing
  plusOnes: number
  disabled?: boolean | undefined
  onGoing: (guests: number) => void
}

/** What has come of going: asked, in line, a place to take; and how many people one brings. */
export function StandingNotes({ standing, plusOnes, disabled, onGoing }: StandingNotesProps) {
  const { state, guests, positionInLine, offerEndsAt } = standing
  const mayBring = plusOnes > 0 && state !== 'declined'
  return (
    <>
      {state !== null && state !== 'confirmed' && (
        <div className={styles.standing} role="status">
          <p>
            {words.states[state]}{' '}
            {positionInLine !== null && words.inLine(positionInLine, MAX_COUNTED_IN_LINE)}
            {state === 'offered' && offerEndsAt !== null && words.offerEnds(timeText(offerEndsAt))}
          </p>
          {state === 'offered' && (
            <button type="button" className={styles.take} disabled={disabled} onClick={() => onGoing(guests)}>
              {words.take}
            </button>
          )}
        </div>
      )}
      {mayBring && (
        <div className={styles.guests}>
          <span>{words.guests}</span>
          <QuantityStepper
            label={words.guests}
            value={guests}
            max={plusOnes}
            disabled={disabled}
            onChange={onGoing}
          />
        </div>
      )}
    </>
  )
}
