import type { ActivityStatus } from 'functions/contract/activities/activity'
import { Eye } from 'lucide-react'
import { activityWording } from '../../features/activities/wording'
import { Button, LinkButton } from '../../ui/button'
import { StickyBar } from '../../ui/layout/sticky-bar'
import styles from './editor.module.css'
import { KeptHint } from './kept-hint'
import type { Editor } from './use-editor'

const words = activityWording.editor

export interface EditorActionsProps {
  editor: Editor
  /** What the server has it as: `draft` for one that it has not seen. */
  status: ActivityStatus
  previewHref: string
}

/** Preview, save and publish, always within reach. */
export function EditorActions({ editor, status, previewHref }: EditorActionsProps) {
  const { savingAs, save } = editor
  const isSaving = savingAs !== undefined
  const isDraft = status === 'draft'
  return (
    <StickyBar label={words.publish}>
      <KeptHint kept={editor.kept} state={editor.sync.read()} />
      <div className={styles.buttons}>
        <LinkButton variant="quiet" href={previewHref} icon={<Eye aria-hidden="true" />}>
          <span className={styles.word}>{words.preview}</span>
        </LinkButton>
        {isDraft && (
          <Button
            variant="secondary"
            busy={isDraft && savingAs === 'draft'}
            disabled={isSaving}
            onClick={() => void save('draft')}
          >
            {words.saveDraft}
          </Button>
        )}
        <Button
          busy={isSaving && savingAs !== 'draft'}
          disabled={isSaving}
          onClick={() => void save(isDraft ? 'active' : status)}
        >
          {isDraft ? words.publish : words.saveChanges}
        </Button>
      </div>
    </StickyBar>
  )
}
