import { useQueryClient } from '@tanstack/react-query'
import type { ActivityEdit, ActivitySaved } from 'functions/contract/activities/activity-save'
import { Suspense, useState } from 'react'
import { paths } from '../../lib/navigation/paths'
import { fromSaved } from '../../features/activities/draft/sources/from-saved'
import { Published } from '../../features/activities/published'
import { editActivityQuery } from '../../features/activities/save-activity'
import { activityWording } from '../../features/activities/wording'
import { lazyPart } from '../../ui/states/lazy-part'
import { PageRoom } from '../../ui/layout/page-header'
import { useToast } from '../../ui/dialogs/toast'
import { Editor } from './editor'
import { Schedule } from './schedule'
import { useEditor } from './use-editor'

// What it takes to tell people is loaded when there is something to tell.
const TellChanges = lazyPart(async () => (await import('./tell-changes')).TellChanges)

const words = activityWording.editor

/** A saved activity in the form; changes that were typed and not saved are kept on this device. */
export function SavedActivity({ uid, saved }: { uid: string; saved: ActivityEdit }) {
  const { shareRef } = saved
  const toast = useToast()
  const client = useQueryClient()
  const [server, setServer] = useState(() => ({ ...saved, draft: fromSaved(saved.draft) }))
  const [mayTell, setMayTell] = useState<ActivitySaved['mayTell']>()
  const [isPublished, setIsPublished] = useState(false)
  const editor = useEditor({
    uid,
    of: shareRef,
    shareRef,
    version: server.version,
    initial: server.draft,
    onSaved,
  })

  async function onSaved({ status, mayTell: news }: ActivitySaved) {
    const isNew = server.status === 'draft' && status === 'active'
    // The server has named the new ticket types: saving them again without their names would make others.
    const fresh = await client.fetchQuery({ ...editActivityQuery(uid, shareRef), staleTime: 0 })
    const draft = fromSaved(fresh.draft)
    setServer({ ...fresh, draft })
    setIsPublished(isNew)
    editor.keepAs(draft)
    setMayTell(news)
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
    <>
      <Editor
        key={editor.edition}
        uid={uid}
        editor={editor}
        status={server.status}
        payouts={server.payouts}
        fee={server.fee}
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
        onDiscard={() => editor.restart(server.draft)}
        restored={
          editor.restoredFrom === undefined ? undefined : { text: words.restoredEdit, action: words.discard }
        }
      />
      {mayTell && (
        <Suspense fallback={null}>
          <TellChanges
            uid={uid}
            shareRef={shareRef}
            mayTell={mayTell}
            onClose={() => setMayTell(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
