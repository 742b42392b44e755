import type { Rsvp } from 'functions/contract/rsvps/rsvp'
import type { AnswerOfActivity } from 'functions/contract/rsvps/rsvp-page'
import type { ReactNode } from 'react'
import { asProblem } from '../../data/requests/problem'
import { timeAgo } from '../../lib/text/date-text'
import { Avatar } from '../../ui/avatar'
import { Badge } from '../../ui/badge'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { PersonList, PersonRow } from '../../ui/layout/person-list'
import { Skeleton } from '../../ui/states/skeleton'
import styles from './rsvp-list.module.css'
import type { useRsvpsOfActivity } from './rsvps-of-activity'
import { rsvpListWording as words } from './list-wording'
import { GivenAnswers } from './given-answers'
import { rsvpWording } from './wording'

const TONES = {
  going: 'good',
  interested: 'highlight',
  'not-going': 'plain',
  'not-responded': 'plain',
} as const
const STATE_TONES = {
  'awaiting-approval': 'warn',
  waiting: 'info',
  offered: 'info',
  declined: 'plain',
} as const

function Answer({ rsvp: { response, state } }: { rsvp: Rsvp }) {
  if (response === 'going' && state !== 'confirmed') {
    return <Badge tone={STATE_TONES[state]}>{words.states[state]}</Badge>
  }
  return <Badge tone={TONES[response]}>{rsvpWording.answers[response]}</Badge>
}

/** When they answered, whom they bring, and that nothing we send reaches them. */
function noteOf({ respondedAt, guests, contact }: Rsvp): string {
  const parts = [
    timeAgo(respondedAt),
    ...(guests > 0 ? [words.brings(guests)] : []),
    ...(contact === 'none' ? [words.noContact] : []),
  ]
  return parts.join(' · ')
}

/** What they said to the organiser's questions, shown at a press: a list of long texts is none. */
function Answered({ rsvp: { answers, shownName } }: { rsvp: Rsvp }) {
  return (
    <details className={styles.answered}>
      <summary aria-label={words.answersOf(shownName)}>{words.answers}</summary>
      <GivenAnswers answers={answers} />
    </details>
  )
}

function Row({ rsvp, children }: { rsvp: Rsvp; children: ReactNode }) {
  return (
    <PersonRow
      lead={<Avatar name={rsvp.shownName} size="small" />}
      name={rsvp.shownName}
      note={noteOf(rsvp)}
      below={rsvp.answers.length > 0 ? <Answered rsvp={rsvp} /> : undefined}
    >
      <Answer rsvp={rsvp} />
      {children}
    </PersonRow>
  )
}

export interface RsvpRowsProps {
  query: ReturnType<typeof useRsvpsOfActivity>
  /** What to say when there are none. */
  empty: string
  /** What can be done about one. */
  actions?: (rsvp: AnswerOfActivity) => ReactNode
}

/** Answers as rows, loaded page by page. */
export function RsvpRows({ query, empty, actions }: RsvpRowsProps) {
  if (query.isError) return <Banner tone="error">{asProblem(query.error).detail}</Banner>
  if (!query.data) return <Skeleton shape="card" />
  const all = query.data.pages.flatMap((page) => page.items)
  if (all.length === 0) return <p className={styles.none}>{empty}</p>
  return (
    <>
      <PersonList>
        {all.map((rsvp) => (
          <Row key={rsvp.uid} rsvp={rsvp}>
            {actions?.(rsvp)}
          </Row>
        ))}
      </PersonList>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
