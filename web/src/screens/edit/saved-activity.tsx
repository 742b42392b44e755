import { useQueryClient } from '@tanstack/react-query'
import type { ActivityEdit, ActivityStatus } from 'functions/contract/activity'
import { useState } from 'react'
import { paths } from '../../app/paths'
import { fromSaved } from '../../features/activity/draft/from-saved'
import { Published } from '../../features/activity/published'
import { editActivityQuery } from '../../features/activity/save-activity'
import { activityWording } from '../../features/activity/wording'
import { PageRoom } from '../../ui/page-header'
import { useToast } from '../../ui/toast'
import { confirmDiscard } from './confirm-discard'
import { Editor } from './editor'
import { Schedule } from './schedule'
import { useEditor } from './use-editor'

const words = activityWording.editor

/** A saved activity in the form; changes that were typed and not saved are kept on this device. */
export function SavedActivity({ uid, saved }: { uid: string; saved: ActivityEdit }) {
  const { shareRef } = saved
  const toast = useToast()
  const client = useQueryClient()
  const [server, setServer] = useState(() => ({ ...saved, draft: fromSaved(saved.draft) }))
  const [isPublished, setIsPublished] = useState(false)
  const editor = useEditor({ uid, shareRef, version: server.version, initial: server.draft, onSaved })

  async function onSaved(_: string, status: ActivityStatus) {
    const isNew = server.status === 'draft' && status === 'active'
    // The server has named the new ticket types: saving them again without their names would make others.
    const fresh = await client.fetchQuery({ ...editActivityQuery(uid, shareRef), staleTime: 0 })
    const draft = fromSaved(fresh.draft)
    setServer({ ...fresh, draft })
    setIsPublished(isNew)
    editor.keepAs(draft)
    if (!isNew) toast.show({ tone: 'good', text: status === 'draft' ? words.savedDraft : words.savedChanges })
  }
  if (isPublished) {
    const { title, audience } = server.draft
    return (
      <PageRoom narrow>
        <Published shareRef={shareRef} title={title} isPublic={audience === 'public'} />
      </PageRoom>
    )
  }
  return (
    <Editor
      key={editor.edition}
      uid={uid}
      editor={editor}
      status={server.status}
      title={words.editTitle}
      previewHref={paths.preview(shareRef)}
      schedule={
        server.status === 'draft' && (
          <Schedule
            saved={server}
            timezone={editor.draft.timezone}
            onSave={() => editor.save('draft')}
            onPlanned={(scheduledFor) => setServer((it) => ({ ...it, scheduledFor }))}
          />
        )
      }
      restored={
        editor.restoredFrom === undefined
          ? undefined
          : {
              text: words.restoredEdit,
              action: words.discard,
              onSelect: () => confirmDiscard(() => editor.restart(server.draft)),
            }
      }
    />
  )
}
