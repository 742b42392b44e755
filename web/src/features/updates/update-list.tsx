import type { ShareRef } from 'functions/contract/ids'
import type { UpdateInfo } from 'functions/contract/updates/update'
import { timeAgo } from '../../lib/text/date-text'
import styles from './update.module.css'
import { useUpdates } from './updates'
import { updateWording as words } from './wording'

function progressOf({ status, sentCount }: UpdateInfo): string | undefined {
  if (sentCount === null) return undefined
  return status === 'sent' ? words.sent(sentCount) : words.sending(sentCount)
}

/** What was written, newest first; the organiser also sees how far each has come. */
export function UpdateList({ uid, shareRef }: { uid: string; shareRef: ShareRef }) {
  const { data } = useUpdates(uid, shareRef)
  if (!data || data.length === 0) return null
  return (
    <ul className={styles.list}>
      {data.map((update) => (
        <li key={update.id} className={styles.update}>
          <h3 className={styles.subject}>{update.subject}</h3>
          <p className={styles.text}>{update.text}</p>
          <p className={styles.when} role="status">
            {[timeAgo(update.createdAt), progressOf(update)].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
