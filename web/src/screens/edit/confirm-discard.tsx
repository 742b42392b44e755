import { openModal } from '../../lib/state/modals'
import { activityWording } from '../../features/activities/wording'
import { Button } from '../../ui/button'
import styles from './editor.module.css'

const words = activityWording.editor

/** Asks before what was typed is lost. */
export function confirmDiscard(discard: () => void): void {
  openModal({
    title: words.discardTitle,
    render: (close) => (
      <>
        <p className={styles.help}>{words.discardDetail}</p>
        <div className={styles.answers}>
          <Button variant="secondary" onClick={close}>
            {words.keep}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              discard()
              close()
            }}
          >
            {words.yesDiscard}
          </Button>
        </div>
      </>
    ),
  })
}
