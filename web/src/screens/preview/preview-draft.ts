import { useQuery } from '@tanstack/react-query'
import { ShareRef } from 'functions/contract/ids'
import { useState } from 'react'
import type { ActivityDraft } from '../../features/activities/draft/draft'
import { fromSaved } from '../../features/activities/draft/sources/from-saved'
import { readStoredDraft } from '../../features/activities/draft/keeping/stored-draft'
import { editActivityQuery } from '../../features/activities/save-activity'

/** The draft to preview: what this device keeps of it, else what the server has. Null when there is none. */
export function usePreviewDraft(uid: string, of: string | undefined): ActivityDraft | null | undefined {
  const [stored] = useState(() => readStoredDraft(uid, of ?? 'new'))
  const isSaved = stored === undefined && ShareRef.safeParse(of).success
  const saved = useQuery({ ...editActivityQuery(uid, of ?? ''), enabled: isSaved })
  if (stored) return stored.draft
  if (saved.data) return fromSaved(saved.data.draft)
  return isSaved && saved.isPending ? undefined : null
}
