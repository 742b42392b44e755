import type { DraftedField, DraftNote, DraftTone } from 'functions/contract/drafts/ai-draft'
import { useEffect, useRef, useState } from 'react'
import { asProblem } from '../../../../data/requests/problem'
import type { ApiProblem } from '../../../../data/requests/problem'
import { streamCall } from '../../../../data/requests/stream-call'
import { ownZone } from '../../../../lib/text/date-text'

export interface Drafting {
  state: 'idle' | 'running' | 'done' | 'failed'
  /** The words that it was begun with. */
  words: string
  fields: readonly DraftedField[]
  notes: readonly DraftNote[]
  problem: ApiProblem | undefined
}

const IDLE: Drafting = { state: 'idle', words: '', fields: [], notes: [], problem: undefined }

/** How a draft should sound, and around which place its maker usually plans. */
export interface DraftingStyle {
  tone: DraftTone
  near: string
}

/** Has a draft made of somebody's words, field by field. Stopping and failing keep what came. */
export function useDrafting() {
  const [drafting, setDrafting] = useState(IDLE)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(words: string, style: DraftingStyle) {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    // What an older request still has to say is about other words.
    const change = (next: (it: Drafting) => Partial<Drafting>) => {
      if (running.current === mine) setDrafting((it) => ({ ...it, ...next(it) }))
    }
    setDrafting({ ...IDLE, state: 'running', words })
    try {
      const { fields, notes } = await streamCall(
        'generateActivity',
        { description: words, timezone: ownZone(), ...style },
        { signal: mine.signal, onPiece: (field) => change((it) => ({ fields: [...it.fields, field] })) },
      )
      change(() => ({ state: 'done', fields, notes }))
    } catch (error) {
      if (mine.signal.aborted) change((it) => ({ state: it.fields.length > 0 ? 'done' : 'idle' }))
      else change(() => ({ state: 'failed', problem: asProblem(error) }))
    }
  }

  return { drafting, start, stop: () => running.current?.abort() }
}
