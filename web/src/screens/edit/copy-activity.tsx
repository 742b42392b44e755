import { useQuery } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { asProblem } from '../../data/requests/problem'
import { copyOf } from '../../features/activities/draft/sources/copy-of'
import { storeDraft } from '../../features/activities/draft/keeping/stored-draft'
import { activityQuery } from '../../features/activities/read-activity'
import { editActivityQuery } from '../../features/activities/save-activity'
import { activityWording } from '../../features/activities/wording'
import { LinkButton } from '../../ui/button'
import { ErrorState } from '../../ui/states/error-state'
import { PageRoom } from '../../ui/layout/page-header'
import { FormSkeleton } from '../../ui/states/skeleton'

const newId = () => crypto.randomUUID()

/** Begins a draft like an earlier activity, and goes on in it. */
export function CopyActivity({ uid, shareRef }: { uid: string; shareRef: ShareRef }) {
  const navigate = useNavigate()
  const [key] = useState(() => `draft-${newId()}`)
  const saved = useQuery(editActivityQuery(uid, shareRef))
  const activity = useQuery(activityQuery(uid, shareRef))
  const error = saved.error ?? activity.error
  useEffect(() => {
    if (!saved.data || !activity.data) return
    const now = new Date()
    const keepsUploads = activity.data.organiser.uid === uid
    const draft = copyOf(saved.data.draft, { now: now.toISOString(), keepsUploads, newId })
    storeDraft(uid, key, draft, now, { key, version: 0, isSynced: false })
    void navigate(paths.editDraft(key), { replace: true })
  }, [saved.data, activity.data, uid, key, navigate])
  if (error) {
    const { title, detail, requestId } = asProblem(error)
    const action = <LinkButton href={paths.myActivities()}>{activityWording.toMyActivities}</LinkButton>
    return <ErrorState level={1} {...{ title, detail, requestId, action }} />
  }
  return (
    <PageRoom>
      <FormSkeleton fields={6} />
    </PageRoom>
  )
}
