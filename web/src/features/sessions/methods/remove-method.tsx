import { useState } from 'react'
import { Button } from '../../../ui/button'
import { useToast } from '../../../ui/dialogs/toast'
import { ConfirmRemoval } from '../reauthenticate/confirm-removal'
import { methodsWording } from './wording'

const { removing: words, removeLabel, remove } = methodsWording

interface RemoveMethodProps {
  /** A third party's id, `password` or `phone`. */
  id: string
  name: string
  /** What goes with it; said before it goes. */
  text?: string
  onDone: () => Promise<void>
}

/** Takes a way in away, after a question. */
export function RemoveMethod({ id, name, text, onDone }: RemoveMethodProps) {
  const [asking, setAsking] = useState(false)
  const toast = useToast()
  const work = async () => (await import('../../../data/identity/methods')).unlinkMethod(id)
  function done() {
    setAsking(false)
    toast.show({ tone: 'good', text: words.done(name) })
    void onDone()
  }
  return (
    <>
      <Button variant="quiet" size="small" aria-label={removeLabel(name)} onClick={() => setAsking(true)}>
        {remove}
      </Button>
      {asking && (
        <ConfirmRemoval
          words={{ ...words, title: words.title(name), text: text ?? words.text(name) }}
          work={work}
          onDone={done}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
