import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { IdentityError } from '../identity-error'
import styles from '../security.module.css'
import { useAttempt } from '../use-attempt'
import { withRecentSignIn } from './with-recent-sign-in'

interface ConfirmRemovalProps {
  words: { title: string; text: string; confirm: string; keep: string }
  work: () => Promise<void>
  onDone: () => void
  onClose: () => void
}

/** Asks before something that lets its owner in is taken away. */
export function ConfirmRemoval({ words, work, onDone, onClose }: ConfirmRemovalProps) {
  const attempt = useAttempt()
  async function confirm() {
    if (await attempt.run(() => withRecentSignIn(work))) onDone()
  }
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <div className={styles.stack}>
        <p className={styles.text}>{words.text}</p>
        <IdentityError error={attempt.error} hrefs={{}} />
        <Button variant="danger" size="large" wide busy={attempt.busy} onClick={() => void confirm()}>
          {words.confirm}
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </Dialog>
  )
}
