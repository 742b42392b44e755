import { useQuery } from '@tanstack/react-query'
import { DraftKey, ShareRef } from 'functions/contract/ids'
import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { asProblem } from '../../data/requests/problem'
import { useSession } from '../../data/session'
import { editActivityQuery } from '../../features/activities/save-activity'
import { activityWording } from '../../features/activities/wording'
import { LinkButton } from '../../ui/button'
import { ErrorState } from '../../ui/states/error-state'
import { PageRoom } from '../../ui/layout/page-header'
import { FormSkeleton } from '../../ui/states/skeleton'
import { CopyActivity } from './copy-activity'
import { NewActivity } from './new-activity'
import { OpenDraft } from './open-draft'
import { SavedActivity } from './saved-activity'

function EditSaved({ uid, shareRef }: { uid: string; shareRef: string }) {
  const { data, error, isFetching, refetch } = useQuery(editActivityQuery(uid, shareRef))
  if (error) {
    const { title, detail, requestId } = asProblem(error)
    return (
      <ErrorState
        level={1}
        {...{ title, detail, requestId }}
        busy={isFetching}
        onRetry={() => void refetch()}
        action={<LinkButton href={paths.myActivities()}>{activityWording.toMyActivities}</LinkButton>}
      />
    )
  }
  if (!data) {
    return (
      <PageRoom>
        <FormSkeleton fields={6} />
      </PageRoom>
    )
  }
  return <SavedActivity key={data.shareRef} uid={uid} saved={data} />
}

/**
 * /edit/:shareRef changes a saved activity; /edit goes on with the one that is being written on this device, or with the
 * draft that `?draft=` names, or begins one like the activity that `?copy=` names.
 */
export function Screen() {
  const { shareRef } = useParams()
  const { user } = useSession()
  const [search] = useSearchParams()
  const draft = DraftKey.safeParse(search.get('draft'))
  if (!user) return null
  if (shareRef !== undefined) return <EditSaved uid={user.uid} shareRef={shareRef} />
  const copied = ShareRef.safeParse(search.get('copy')).data
  if (copied !== undefined) return <CopyActivity key={copied} uid={user.uid} shareRef={copied} />
  return draft.success ? (
    <OpenDraft key={draft.data} uid={user.uid} draftKey={draft.data} />
  ) : (
    <NewActivity uid={user.uid} />
  )
}
