import type { ActivityStatus } from 'functions/contract/activities/activity'
import type { ActivitySaved } from 'functions/contract/activities/activity-save'
import type { ShareRef } from 'functions/contract/ids'
import { useEffect, useState } from 'react'
import { asProblem } from '../../data/requests/problem'
import type { ApiProblem } from '../../data/requests/problem'
import { isPaid } from '../../features/activities/draft/checklist'
import type { ActivityDraft } from '../../features/activities/draft/draft'
import { checkSave, fieldErrorsOf, fieldId, firstError } from '../../features/activities/draft/field-errors'
import type { FieldErrors } from '../../features/activities/draft/field-errors'
import { toSave } from '../../features/activities/draft/keeping/to-save'
import { useDraft } from '../../features/activities/draft/use-draft'
import { intentions } from '../../features/activities/intention'
import { useSaveActivity } from '../../features/activities/save-activity'
import { activityWording } from '../../features/activities/wording'
import { isUnderWay } from '../../features/uploads/queue'
import { useUploadQueue } from '../../features/uploads/use-upload-queue'
import { mediaWording } from '../../features/uploads/wording'

export interface EditorSetup {
  uid: string
  /** What the draft is kept as: the activity's reference, a draft's key, or `new`. */
  of: string
  /** The activity being changed; undefined for a new one. */
  shareRef: ShareRef | undefined
  /** What the server had it as when it was read; a later save elsewhere is then not overwritten. */
  version?: string | undefined
  initial: ActivityDraft
  /** The form is busy until this is done. */
  onSaved: (saved: ActivitySaved, draft: ActivityDraft) => void | Promise<void>
}

/** Moves the focus to the topmost field with an error, once it is shown. */
function useFocusOnError(errors: FieldErrors) {
  useEffect(() => {
    const path = firstError(errors)
    if (path === undefined) return
    const field = document.getElementById(fieldId(path))
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [errors])
}

/** Everything behind the form: the draft, what is wrong with it, and saving it. */
export function useEditor({ uid, of, shareRef, version, initial, onSaved }: EditorSetup) {
  const drafting = useDraft(uid, of, initial)
  const uploads = useUploadQueue(uid, of)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<ApiProblem>()
  const [keyOf] = useState(() => intentions())
  const [savingAs, setSavingAs] = useState<ActivityStatus>()
  const saving = useSaveActivity()
  useFocusOnError(errors)

  function fail(found: FieldErrors, because?: ApiProblem) {
    setErrors(found)
    setProblem(because)
    return false
  }

  /** @returns whether it is saved; what is wrong with it is shown otherwise */
  async function save(status: ActivityStatus): Promise<boolean> {
    const { draft } = drafting
    const underWay = uploads.read().items.filter(isUnderWay).length
    if (underWay > 0) return fail({ media: mediaWording.wait(underWay) })
    if (status === 'active' && isPaid(draft) && draft.marks?.ticketTypes) {
      return fail({ ticketTypes: activityWording.marks.confirmPrice })
    }
    const payload = toSave(draft, status)
    const found = checkSave(payload)
    if (firstError(found) !== undefined) return fail(found)
    setSavingAs(status)
    const writtenIn = drafting.sync.pause()
    try {
      const saved = await saving.mutateAsync({
        shareRef,
        version,
        save: { ...payload, ...(writtenIn && { writtenIn }) },
        idempotencyKey: keyOf(payload),
      })
      fail({})
      uploads.forgetEnded()
      await onSaved(saved, draft)
      return true
    } catch (error) {
      const because = asProblem(error)
      drafting.sync.resume()
      return fail(fieldErrorsOf(because.errors), because)
    } finally {
      setSavingAs(undefined)
    }
  }

  return { ...drafting, uploads, errors, problem, save, savingAs }
}

export type Editor = ReturnType<typeof useEditor>
