import { useQuery } from '@tanstack/react-query'
import type { SavedDraft } from 'functions/contract/drafts/activity-draft'
import { useState } from 'react'
import { paths } from '../../lib/navigation/paths'
import { asProblem } from '../../data/requests/problem'
import { draftQuery } from '../../features/activities/draft/keeping/draft-calls'
import { readStoredDraft, storeDraft, toDraft } from '../../features/activities/draft/keeping/stored-draft'
import { activityWording } from '../../features/activities/wording'
import { LinkButton } from '../../ui/button'
import { ErrorState } from '../../ui/states/error-state'
import { PageRoom } from '../../ui/layout/page-header'
import { FormSkeleton } from '../../ui/states/skeleton'
import { NewActivity } from './new-activity'

const words = activityWording.editor

/** Keeps here what another device has written, so that the form goes on from it. */
function keepHere(uid: string, { key, draft, version, savedAt }: SavedDraft): boolean {
  const content = toDraft(draft)
  const mark = { key, version, isSynced: true }
  return content !== null && storeDraft(uid, key, content, new Date(savedAt), mark)
}

function Gone() {
  return (
    <ErrorState
      level={1}
      title={words.draftGone}
      detail={words.draftGoneDetail}
      action={<LinkButton href={paths.createSelect()}>{words.newTitle}</LinkButton>}
    />
  )
}

function Fetched({ uid, draftKey }: { uid: string; draftKey: string }) {
  const { data, error, isFetching, refetch } = useQuery(draftQuery(uid, draftKey))
  if (error) {
    const { title, detail, requestId } = asProblem(error)
    const onRetry = () => void refetch()
    return <ErrorState level={1} {...{ title, detail, requestId, onRetry }} busy={isFetching} />
  }
  if (!data) {
    return (
      <PageRoom>
        <FormSkeleton fields={6} />
      </PageRoom>
    )
  }
  return data.saved && keepHere(uid, data.saved) ? <NewActivity uid={uid} of={draftKey} /> : <Gone />
}

/** A draft by its key: the one begun on this device, or one from another device. */
export function OpenDraft({ uid, draftKey }: { uid: string; draftKey: string }) {
  const [here] = useState(() =>
    ['new', draftKey].find((of) => readStoredDraft(uid, of)?.mark?.key === draftKey),
  )
  return here === undefined ? <Fetched uid={uid} draftKey={draftKey} /> : <NewActivity uid={uid} of={here} />
}
