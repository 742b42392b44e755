import type { ActivityDraft } from '../../features/activities/draft/draft'
import type { DraftSync } from '../../features/activities/draft/keeping/draft-sync'
import { activityWording } from '../../features/activities/wording'
import { timeAgo } from '../../lib/text/date-text'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import styles from './editor.module.css'

const words = activityWording.editor.conflict

function describe({ title }: ActivityDraft, savedAt: string | undefined): string {
  return words.detail(title || words.untitled, savedAt === undefined ? '' : timeAgo(savedAt))
}

/** Two devices have written on the same draft: both are kept until the person chooses. */
export function ConflictNote({ sync, onDiscard }: { sync: DraftSync; onDiscard: () => void }) {
  const state = sync.read()
  if (state.kind !== 'conflict') return null
  const { draft, savedAt } = state.theirs
  return (
    <Banner
      tone="warn"
      title={draft ? words.title : words.gone}
      action={
        <span className={styles.choices}>
          <Button variant="secondary" size="small" onClick={() => sync.choose('mine')}>
            {words.mine}
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => (draft ? sync.choose('theirs') : onDiscard())}
          >
            {draft ? words.theirs : words.discard}
          </Button>
        </span>
      }
    >
      {draft ? describe(draft, savedAt) : words.goneDetail}
    </Banner>
  )
}
