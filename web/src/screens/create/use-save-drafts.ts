import { useQueryClient } from '@tanstack/react-query'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { call } from '../../data/requests/call'
import { asProblem } from '../../data/requests/problem'
import type { ApiProblem } from '../../data/requests/problem'
import { useSaveActivity } from '../../features/activities/save-activity'
import { useToast } from '../../ui/dialogs/toast'
import { createWording } from './wording'

const words = createWording.import

/** One draft to save; `id` tells it from the others. */
export interface DraftToSave {
  id: string
  make: () => Promise<ActivitySaveInput>
}

/** What was meant by a draft is kept, so that trying again asks for the very same: none is made twice. */
interface Intention {
  save: ActivitySaveInput
  key: string
  shareRef?: string
}

/** Saves several drafts one after the other; they can be deleted again at once. */
export function useSaveDrafts() {
  const navigate = useNavigate()
  const toast = useToast()
  const client = useQueryClient()
  const saving = useSaveActivity()
  const intentions = useRef(new Map<string, Intention>())
  const [progress, setProgress] = useState<{ done: number; all: number; isRunning: boolean }>()
  const [problem, setProblem] = useState<ApiProblem>()

  async function saveOne({ id, make }: DraftToSave): Promise<string> {
    const known = intentions.current.get(id)
    if (known?.shareRef !== undefined) return known.shareRef
    const intention = known ?? { save: await make(), key: crypto.randomUUID() }
    intentions.current.set(id, intention)
    const { save, key } = intention
    const { shareRef } = await saving.mutateAsync({
      shareRef: undefined,
      save,
      version: undefined,
      idempotencyKey: key,
    })
    intentions.current.set(id, { ...intention, shareRef })
    return shareRef
  }

  async function undo(shareRefs: readonly string[]) {
    const deleting = shareRefs.map((shareRef) =>
      call('changeActivityStatus', { shareRef, status: 'deleted' }),
    )
    const ends = await Promise.allSettled(deleting)
    await client.invalidateQueries({ queryKey: ['activities'] })
    const areGone = ends.every(({ status }) => status === 'fulfilled')
    toast.show(areGone ? { tone: 'good', text: words.undone } : { tone: 'bad', text: words.notUndone })
  }

  async function save(drafts: readonly DraftToSave[]) {
    const saved: string[] = []
    const tell = (isRunning: boolean) => setProgress({ done: saved.length, all: drafts.length, isRunning })
    setProblem(undefined)
    try {
      for (const draft of drafts) {
        tell(true)
        saved.push(await saveOne(draft))
      }
    } catch (error) {
      setProblem(asProblem(error))
      return tell(false)
    }
    const action = { label: words.undo, onSelect: () => void undo(saved) }
    toast.show({ tone: 'good', text: words.saved(saved.length), action })
    return void navigate(paths.myActivities('drafts'))
  }

  return { save, progress, problem }
}
