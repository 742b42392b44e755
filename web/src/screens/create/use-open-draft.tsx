import { useNavigate } from 'react-router-dom'
import { openModal } from '../../lib/state/modals'
import { paths } from '../../lib/navigation/paths'
import type { ActivityDraft } from '../../features/activities/draft/draft'
import { readStoredDraft, storeDraft } from '../../features/activities/draft/keeping/stored-draft'
import { Button } from '../../ui/button'
import { useToast } from '../../ui/dialogs/toast'
import styles from './create.module.css'
import { createWording } from './wording'

const words = createWording.replace

const isSame = (one: ActivityDraft, other: ActivityDraft) =>
  one.title === other.title &&
  one.description === other.description &&
  one.richDescription === other.richDescription

function askBeforeReplacing(it: { title: string; onReplace: () => void; onKeep: () => void }) {
  openModal({
    title: words.title,
    render: (close) => (
      <>
        <p className={styles.ask}>{words.detail(it.title || createWording.select.continue.untitled)}</p>
        <div className={styles.answers}>
          <Button
            variant="secondary"
            onClick={() => {
              close()
              it.onKeep()
            }}
          >
            {words.keep}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              close()
              it.onReplace()
            }}
          >
            {words.replace}
          </Button>
        </div>
      </>
    ),
  })
}

/** Opens the form with a draft that was begun elsewhere; asks first where it would replace another one. */
export function useOpenDraft(uid: string) {
  const navigate = useNavigate()
  const toast = useToast()
  const toForm = () => void navigate(paths.manualCreate())

  function open(draft: ActivityDraft) {
    if (storeDraft(uid, 'new', draft, new Date())) toForm()
    else toast.show({ tone: 'bad', text: words.notKept })
  }
  return (draft: ActivityDraft) => {
    const kept = readStoredDraft(uid, 'new')?.draft
    if (!kept) open(draft)
    else if (isSame(kept, draft)) toForm()
    else askBeforeReplacing({ title: kept.title, onReplace: () => open(draft), onKeep: toForm })
  }
}
