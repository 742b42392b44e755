import type { Activity } from 'functions/contract/activities/activity'
import type { RsvpAnswer, RsvpResponse } from 'functions/contract/rsvps/rsvp'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ChoiceRow } from './choice-row'
import type { Choice } from './choice-row'
import styles from './rsvp.module.css'
import { StandingNotes } from './standing'
import type { Standing } from './standing'
import { rsvpWording as words } from './wording'

/** So few places are left that it is worth saying. */
const FEW = 10

export interface RsvpChoiceProps {
  /** What the person has answered so far. */
  response: RsvpResponse
  /** `guests` is how many people they bring; left out, it stays. */
  onAnswer: (answer: RsvpAnswer, guests?: number) => void
  /** How the activity takes answers, and how many places are left where they are limited. */
  activity: Pick<Activity, 'rsvp' | 'left'>
  /** What has come of going; undefined where it is not known. */
  standing?: Standing | undefined
  /** An answer on its way to the server: shown as chosen, and not said to be saved. */
  sending?: RsvpAnswer | undefined
  /** What happened to the last answer; announced. */
  outcome?: string | undefined
  problem?: ReactNode
  disabled?: boolean | undefined
  /** Going takes a ticket here: the answer is given by getting one. */
  needsTicket?: boolean | undefined
  /** Opens the organiser's questions, for those who go and can answer them; with whether they have. */
  questions?: { hasAnswered: boolean; onOpen: () => void } | undefined
  /** The link to join, once the person may have it. */
  meetingUrl?: string | null | undefined
}

/** What to know before one answers. */
function Hint({ activity: { rsvp, left } }: Pick<RsvpChoiceProps, 'activity'>) {
  const places = left['rsvp']
  const hints = [
    rsvp.needsApproval && words.needsApproval,
    places === 0 && words.full,
    places !== undefined && places > 0 && places <= FEW && words.spotsLeft(places),
  ].filter((hint) => hint !== false)
  return hints.length === 0 ? null : <p className={styles.hint}>{hints.join(' ')}</p>
}

/** Going, interested or not, in one tap; the same again, or "Undo", takes it back. */
export function RsvpChoice(props: RsvpChoiceProps) {
  const { response, onAnswer, outcome, problem, disabled, needsTicket, meetingUrl } = props
  const { activity, standing, sending, questions } = props
  const isGoing = response === 'going' && (standing?.state ?? 'confirmed') === 'confirmed'
  const [isHinted, setIsHinted] = useState(false)

  function choose(answer: Choice) {
    const wantsTicket = answer === 'going' && needsTicket === true && response !== 'going'
    setIsHinted(wantsTicket)
    const takesOffer = answer === 'going' && standing?.state === 'offered'
    if (!wantsTicket) onAnswer(response === answer && !takesOffer ? 'not-responded' : answer)
  }
  const answered = response !== 'not-responded' && response !== 'not-available'
  return (
    <div className={styles.rsvp}>
      <ChoiceRow response={sending ?? response} sending={sending} disabled={disabled} onChoose={choose} />
      {!answered && needsTicket !== true && <Hint activity={activity} />}
      <div className={styles.outcome} role="status">
        {sending !== undefined && <span>{words.saving}</span>}
        {outcome !== undefined && <span>{outcome}</span>}
        {outcome !== undefined && answered && (
          <button type="button" className={styles.undo} onClick={() => onAnswer('not-responded')}>
            {words.undo}
          </button>
        )}
      </div>
      {response === 'going' && needsTicket !== true && standing && (
        <StandingNotes
          standing={standing}
          plusOnes={activity.rsvp.plusOnes}
          disabled={disabled}
          onGoing={(guests) => onAnswer('going', guests)}
        />
      )}
      {questions && (
        <button type="button" className={styles.link} onClick={questions.onOpen}>
          {words.toQuestions(questions.hasAnswered)}
        </button>
      )}
      {isGoing && meetingUrl && (
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
