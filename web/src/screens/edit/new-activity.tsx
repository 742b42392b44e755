import type { ActivitySaved } from 'functions/contract/activities/activity-save'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { newDraft } from '../../features/activities/draft/defaults'
import type { ActivityDraft } from '../../features/activities/draft/draft'
import { Published } from '../../features/activities/published'
import { activityWording } from '../../features/activities/wording'
import { ownZone } from '../../lib/text/date-text'
import { PageRoom } from '../../ui/layout/page-header'
import { useToast } from '../../ui/dialogs/toast'
import { Editor } from './editor'
import { useEditor } from './use-editor'

const words = activityWording.editor
const fresh = () => newDraft(ownZone(), new Date().toISOString())

/**
 * A new activity: kept on this device and on the server until it is saved as a draft or published.
 * @param of the draft to go on with: the one begun here, or one of another device by its key
 */
export function NewActivity({ uid, of = 'new' }: { uid: string; of?: string }) {
  const navigate = useNavigate()
  const toast = useToast()
  const [initial] = useState(fresh)
  const [published, setPublished] = useState<{ shareRef: string; draft: ActivityDraft }>()
  const editor = useEditor({ uid, of, shareRef: undefined, initial, onSaved })

  function onSaved({ shareRef, status }: ActivitySaved, draft: ActivityDraft) {
    editor.forget()
    if (status === 'active') return setPublished({ shareRef, draft })
    toast.show({ tone: 'good', text: words.savedDraft })
    return void navigate(paths.edit(shareRef), { replace: true })
  }
  if (published) {
    return (
      <PageRoom narrow>
        <Published
          shareRef={published.shareRef}
          title={published.draft.title}
          isPublic={published.draft.audience === 'public'}
        />
      </PageRoom>
    )
  }
  return (
    <Editor
      key={editor.edition}
      uid={uid}
      editor={editor}
      status="draft"
      title={words.newTitle}
      lead={words.newLead}
      previewHref={of === 'new' ? paths.preview() : paths.preview(of)}
      describeHref={editor.draft.held?.userDescription ? paths.describeAgain(of) : undefined}
      onDiscard={() => editor.restart(fresh())}
      restored={
        editor.restoredFrom === undefined ? undefined : { text: words.restored, action: words.startOver }
      }
    />
  )
}
