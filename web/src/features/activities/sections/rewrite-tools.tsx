import type { RewriteText, RewriteWish } from 'functions/contract/drafts/ai-draft'
import { MAX_DESCRIPTION } from 'functions/contract/drafts/ai-draft'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../data/requests/call'
import { asProblem } from '../../../data/requests/problem'
import { Button } from '../../../ui/button'
import styles from './rewrite-tools.module.css'
import { activityWording } from '../wording'

const words = activityWording.rewrite
const WISHES: readonly RewriteWish[] = ['shorter', 'warmer', 'more-formal']
const LEAST = 3

export interface RewriteToolsProps {
  kind: RewriteText['kind']
  text: string
  onText: (text: string) => void
}

/** Writes a text anew as one wishes; what was there before can be had back until it is changed by hand. */
export function RewriteTools({ kind, text, onText }: RewriteToolsProps) {
  const [running, setRunning] = useState<RewriteWish>()
  const [failure, setFailure] = useState<string>()
  const [undo, setUndo] = useState<{ before: string; after: string }>()
  const canUndo = undo?.after === text

  async function rewrite(wish: RewriteWish) {
    setRunning(wish)
    setFailure(undefined)
    try {
      const { text: after } = await call('rewriteText', { text, wish, kind })
      setUndo({ before: text, after })
      onText(after)
    } catch (error) {
      setFailure(asProblem(error).detail)
    } finally {
      setRunning(undefined)
    }
  }
  if (!canUndo && (text.trim().length < LEAST || text.length > MAX_DESCRIPTION)) return null
  return (
    <div className={styles.tools} role="group" aria-label={words.label[kind]}>
      {WISHES.map((wish) => (
        <Button
          key={wish}
          variant="quiet"
          size="small"
          busy={running === wish}
          disabled={running !== undefined}
          onClick={() => void rewrite(wish)}
        >
          {words.wishes[wish]}
        </Button>
      ))}
      {canUndo && (
        <Button
          variant="secondary"
          size="small"
          icon={<Undo2 aria-hidden="true" />}
          onClick={() => onText(undo.before)}
        >
          {words.undo}
        </Button>
      )}
      <p className={styles.outside}>{words.outside}</p>
      <p className={styles.failure} role="status">
        {failure}
      </p>
    </div>
  )
}
