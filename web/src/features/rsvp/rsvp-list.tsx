import type { AnswerOfActivity } from 'functions/contract/rsvp-page'
import { RsvpSort } from 'functions/contract/rsvp'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Select } from '../../ui/select'
import styles from './rsvp-list.module.css'
import { RsvpRows } from './rsvp-rows'
import { useRsvpsOfActivity } from './rsvps-of-activity'
import { rsvpWording } from './wording'

const words = rsvpWording.list
const SORTS = RsvpSort.options.map((value) => ({ value, label: words.sorts[value] }))

export interface RsvpListProps {
  uid: string
  shareRef: string
  /** What can be done about an answer at the door. */
  guestOf: (rsvp: AnswerOfActivity) => ReactNode
}

/** Who answered what, latest first or as the organiser likes. */
export function RsvpList({ uid, shareRef, guestOf }: RsvpListProps) {
  const [sort, setSort] = useState<RsvpSort>('rsvp-responded-at')
  const query = useRsvpsOfActivity(uid, shareRef, { sort })
  return (
    <div className={styles.part}>
      <div className={styles.tools}>
        <Select label={words.sort} options={SORTS} value={sort} onChange={setSort} />
      </div>
      <RsvpRows query={query} empty={words.noneHelp} actions={guestOf} />
    </div>
  )
}
