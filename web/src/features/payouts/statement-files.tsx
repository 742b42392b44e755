import type { ShareRef } from 'functions/contract/ids'
import { useState } from 'react'
import { asProblem } from '../../data/requests/problem'
import { DownloadButton } from '../../ui/download-button'
import { Card } from '../../ui/layout/card'
import { Select } from '../../ui/fields/select'
import { useToast } from '../../ui/dialogs/toast'
import { monthsUntil } from './months'
import styles from './payout.module.css'
import { useMonthFile, useStatementFile } from './save-statement'
import { payoutWording } from './wording'

const words = payoutWording.statement

function useTold() {
  const toast = useToast()
  return { onError: (error: Error) => toast.show({ tone: 'bad', text: asProblem(error).detail }) }
}

/** The statement of a month, to save. */
export function MonthStatement() {
  const [months] = useState(() => monthsUntil(new Date().toISOString()))
  const [month, setMonth] = useState(months[0]?.value ?? '')
  const file = useMonthFile()
  const told = useTold()
  return (
    <Card heading={words.heading}>
      <p className={styles.help}>{words.detail}</p>
      <div className={styles.statement}>
        <Select label={words.month} value={month} onChange={setMonth} options={months} />
        <DownloadButton size="medium" busy={file.isPending} onClick={() => file.mutate(month, told)}>
          {words.save}
        </DownloadButton>
      </div>
    </Card>
  )
}

/** The statement of an activity, to save. */
export function ActivityStatement({ shareRef }: { shareRef: ShareRef }) {
  const file = useStatementFile(shareRef)
  const told = useTold()
  return (
    <div className={styles.save}>
      <DownloadButton busy={file.isPending} onClick={() => file.mutate(undefined, told)}>
        {words.ofActivity}
      </DownloadButton>
      <p className={styles.help}>{words.ofActivityHelp}</p>
    </div>
  )
}
