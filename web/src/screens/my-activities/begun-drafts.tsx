import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DraftCard } from 'functions/contract/drafts/activity-draft'
import { openModal } from '../../lib/state/modals'
import { paths } from '../../lib/navigation/paths'
import { discardDraft, draftsQuery } from '../../features/activities/draft/keeping/draft-calls'
import { forgetDraft, readStoredDraft } from '../../features/activities/draft/keeping/stored-draft'
import { timeAgo } from '../../lib/text/date-text'
import { Button, LinkButton } from '../../ui/button'
import { Link } from '../../ui/link'
import styles from './begun-drafts.module.css'
import { myActivitiesWording } from './wording'

const words = myActivitiesWording.begun

/** Asks before a draft is thrown away on all devices. */
function askBeforeDiscarding(title: string, discard: () => void): void {
  openModal({
    title: words.ask,
    render: (close) => (
      <>
        <p>{words.askDetail(title)}</p>
        <div className={styles.tools}>
          <Button variant="secondary" onClick={close}>
            {words.keep}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              close()
              discard()
            }}
          >
            {words.discard}
          </Button>
        </div>
      </>
    ),
  })
}

function useDiscard(uid: string) {
  const client = useQueryClient()
  const { queryKey } = draftsQuery(uid)
  return async ({ key, version }: DraftCard) => {
    client.setQueryData(queryKey, (all) => all && { items: all.items.filter((it) => it.key !== key) })
    for (const of of ['new', key]) {
      if (of === key || readStoredDraft(uid, of)?.mark?.key === key) forgetDraft(uid, of)
    }
    await discardDraft(uid, { key, version })
    await client.invalidateQueries({ queryKey })
  }
}

function Draft({ draft, onDiscard }: { draft: DraftCard; onDiscard: () => void }) {
  const { key, shareRef, thumbnail, savedAt } = draft
  const title = draft.title || words.untitled
  const href = shareRef === null ? paths.editDraft(key) : paths.edit(shareRef)
  return (
    <li className={styles.draft}>
      <img src={thumbnail} alt="" width={128} height={80} loading="lazy" />
      <div className={styles.words}>
        <Link href={href}>{title}</Link>
        <p>{(shareRef === null ? words.fresh : words.changed)(timeAgo(savedAt))}</p>
      </div>
      <div className={styles.tools}>
        <Button
          variant="quiet"
          size="small"
          aria-label={words.discardLabel(title)}
          onClick={() => askBeforeDiscarding(title, onDiscard)}
        >
          {words.discard}
        </Button>
        <LinkButton variant="secondary" size="small" href={href}>
          {myActivitiesWording.resume}
        </LinkButton>
      </div>
    </li>
  )
}

/** What was begun on any device and not saved: new activities, and changes to saved ones. */
export function BegunDrafts({ uid }: { uid: string | undefined }) {
  const { data } = useQuery(draftsQuery(uid))
  const discard = useDiscard(uid ?? '')
  if (!data || data.items.length === 0) return null
  return (
    <ul className={styles.drafts} aria-label={words.label}>
      {data.items.map((draft) => (
        <Draft key={draft.key} draft={draft} onDiscard={() => void discard(draft)} />
      ))}
    </ul>
  )
}
