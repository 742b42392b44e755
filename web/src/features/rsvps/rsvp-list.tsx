import type { AnswerOfActivity } from 'functions/contract/rsvps/rsvp-page'
import { RsvpSort } from 'functions/contract/rsvps/rsvp'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { asProblem } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { DownloadButton } from '../../ui/download-button'
import { Select } from '../../ui/fields/select'
import styles from './rsvp-list.module.css'
import { RsvpRows } from './rsvp-rows'
import { useRsvpsFile, useRsvpsOfActivity } from './rsvps-of-activity'
import { rsvpListWording as words } from './list-wording'

/** Not by the start: it is the same for all of one activity. */
const Sort = RsvpSort.exclude(['activity-start-date'])
type Sort = z.infer<typeof Sort>
const SORTS = Sort.options.map((value) => ({ value, label: words.sorts[value] }))

export interface RsvpListProps {
  uid: string
  shareRef: string
  /** What can be done about an answer at the door. */
  guestOf: (rsvp: AnswerOfActivity) => ReactNode
}

/** Who answered what, latest first or as the organiser likes. */
export function RsvpList({ uid, shareRef, guestOf }: RsvpListProps) {
  const [sort, setSort] = useState<Sort>('rsvp-responded-at')
  const query = useRsvpsOfActivity(uid, shareRef, { sort })
  const file = useRsvpsFile(shareRef)
  return (
    <div className={styles.part}>
      <div className={styles.tools}>
        <Select label={words.sort} options={SORTS} value={sort} onChange={setSort} />
        <DownloadButton busy={file.isPending} onClick={() => file.mutate()}>
          {words.csv}
        </DownloadButton>
      </div>
      {file.isError && <Banner tone="error">{asProblem(file.error).detail}</Banner>}
      <RsvpRows query={query} empty={words.noneHelp} actions={guestOf} />
    </div>
  )
}
