import { useState } from 'react'
import { openModal } from '../../lib/state/modals'
import { withLoading } from '../../lib/state/loading'
import { PictureUpload } from '../../features/uploads/picture-upload'
import type { Picture } from '../../features/uploads/picture-upload'
import { Button } from '../../ui/button'
import { useToast } from '../../ui/dialogs/toast'
import { Content } from './content'
import { Controls } from './controls'
import styles from './design.module.css'
import { Part } from './part'

function Overlays() {
  const toast = useToast()
  const wait = () => void withLoading(new Promise((resolve) => setTimeout(resolve, 1500)))
  const ask = () =>
    openModal({
      title: 'Cancel this activity?',
      render: (close) => (
        <>
          <p>Everybody who bought a ticket gets their money back.</p>
          <Button variant="danger" wide onClick={close}>
            Cancel it
          </Button>
        </>
      ),
    })
  return (
    <Part name="Overlays">
      <div className={styles.row}>
        <Button variant="secondary" onClick={ask}>
          Open a dialog
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.show({ tone: 'good', text: 'You are going', action: { label: 'Undo', onSelect: () => {} } })
          }
        >
          Show a toast
        </Button>
        <Button variant="secondary" onClick={wait}>
          Loading overlay
        </Button>
      </div>
    </Part>
  )
}

function Everything() {
  const [picture, setPicture] = useState<Picture>()
  return (
    <div className={styles.parts}>
      <Controls />
      <Content />
      <Part name="Picture">
        <PictureUpload label="Cover" picture={picture} onChange={setPicture} />
      </Part>
      <Overlays />
    </div>
  )
}

/** /design: every component, in light and in dark; for us only. */
export function Screen() {
  return (
    <div className={styles.design}>
      <div className={styles.theme} data-theme="light">
        <Everything />
      </div>
      <div className={styles.theme} data-theme="dark">
        <Everything />
      </div>
    </div>
  )
}
