import { Flag, Mail } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import type { MessageDialogProps } from './message-dialog'
import styles from './message.module.css'
import { messageWording as words } from './wording'

type Kind = MessageDialogProps['kind']

interface Open {
  Dialog: (props: MessageDialogProps) => ReactNode
  kind: Kind
}

/** The ways to ask about an activity or to report it. Their forms are loaded when they are wanted. */
export function MessageButtons({ activity }: Pick<MessageDialogProps, 'activity'>) {
  const [open, setOpen] = useState<Open>()
  const [problem, setProblem] = useState<string>()

  async function show(kind: Kind) {
    setProblem(undefined)
    try {
      const { MessageDialog } = await import('./message-dialog')
      setOpen({ Dialog: MessageDialog, kind })
    } catch {
      setProblem(words.failedToOpen)
    }
  }
  return (
    <div className={styles.buttons}>
      <Button
        variant="secondary"
        size="small"
        icon={<Mail aria-hidden="true" />}
        onClick={() => void show('contact')}
      >
        {words.contact}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={<Flag aria-hidden="true" />}
        aria-label={words.reportLabel}
        onClick={() => void show('report')}
      >
        {words.report}
      </Button>
      <p role="alert">{problem}</p>
      {open && <open.Dialog activity={activity} kind={open.kind} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
