import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { asProblem } from '../../data/problem'
import { useSession } from '../../data/session'
import { editActivityQuery } from '../../features/activity/save-activity'
import { activityWording } from '../../features/activity/wording'
import { LinkButton } from '../../ui/button'
import { ErrorState } from '../../ui/error-state'
import { PageRoom } from '../../ui/page-header'
import { FormSkeleton } from '../../ui/skeleton'
import { NewActivity } from './new-activity'
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

/** /edit/:shareRef changes a saved activity; /edit goes on with the one that is being written on this device. */
export function Screen() {
  const { shareRef } = useParams()
  const { user } = useSession()
  if (!user) return null
  return shareRef === undefined ? (
    <NewActivity uid={user.uid} />
  ) : (
    <EditSaved uid={user.uid} shareRef={shareRef} />
  )
}
