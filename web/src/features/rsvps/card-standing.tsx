import type { MyActivityCard } from 'functions/contract/activities/my-activities'
import { useState } from 'react'
import { timeAgo } from '../../lib/text/date-text'
import { Badge } from '../../ui/badge'
import { LinkButton } from '../../ui/button'
import styles from './card-standing.module.css'
import { rsvpWording as words } from './wording'

type Standing = NonNullable<MyActivityCard['standing']>

const TONES = {
  'awaiting-approval': 'warn',
  waiting: 'info',
  offered: 'highlight',
  declined: 'plain',
} as const

/** What has come of going, over the picture of a card. */
export function ChipOfStanding({ state }: Pick<Standing, 'state'>) {
  return <Badge tone={TONES[state]}>{words.chips[state]}</Badge>
}

/** The same in a sentence; a place on offer with the time that is left and the way to take it. */
export function NoteOfStanding({ standing, href }: { standing: Standing; href: string }) {
  const { state, offerEndsAt } = standing
  const [openedAt] = useState(() => Date.now())
  const isOpen = state === 'offered' && offerEndsAt !== null && Date.parse(offerEndsAt) > openedAt
  return (
    <>
      <p className={styles.note}>
        {words.states[state]} {isOpen && words.offerLeft(timeAgo(offerEndsAt))}
      </p>
      {isOpen && (
        <LinkButton size="small" href={href}>
          {words.take}
        </LinkButton>
      )}
    </>
  )
}
