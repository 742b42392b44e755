import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { ProgressBar } from '../../ui/states/progress-bar'
import styles from './picture-upload.module.css'
import type { UploadView, useUpload } from './use-upload'
import { uploadWording as words } from './wording'

interface UploadRunningProps {
  view: Extract<UploadView, { state: 'running' | 'paused' }>
  upload: Pick<ReturnType<typeof useUpload>, 'pause' | 'resume' | 'cancel'>
}

/** A picture on its way: how far, and the ways to pause, go on and cancel. */
export function UploadRunning({ view, upload }: UploadRunningProps) {
  const paused = view.state === 'paused'
  const arrived = view.share >= 1
  const label = paused ? words.paused(view.fileName) : words.uploading(view.fileName)
  return (
    <Card>
      <div className={styles.running}>
        <ProgressBar
          label={arrived ? words.checking : label}
          value={arrived ? undefined : Math.round(100 * view.share)}
        />
        <div className={styles.buttons}>
          {!arrived && (
            <Button variant="secondary" size="small" onClick={paused ? upload.resume : upload.pause}>
              {paused ? words.resume : words.pause}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={upload.cancel}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </Card>
  )
}
