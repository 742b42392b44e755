import { PICTURE_TYPES } from 'functions/contract/uploads/upload'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { DragEvent } from 'react'
import { classNames } from '../../lib/class-names'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import styles from './picture-upload.module.css'
import { UploadRunning } from './upload-running'
import { useUpload } from './use-upload'
import { uploadWording as words } from './wording'

export interface Picture {
  url: string
  altText: string
}

export interface PictureUploadProps {
  label: string
  /** Undefined while there is none. */
  picture: Picture | undefined
  onChange: (picture: Picture | undefined) => void
}

function FileInput({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  return (
    <input
      className={styles.file}
      type="file"
      accept={PICTURE_TYPES.join(',')}
      aria-label={label}
      onChange={(event) => {
        const file = event.target.files?.[0]
        // The same file may be chosen again after an error.
        event.target.value = ''
        if (file) onFile(file)
      }}
    />
  )
}

function DropPlace({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const [over, setOver] = useState(false)
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  return (
    <div
      className={classNames(styles.drop, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ImagePlus aria-hidden="true" />
      <span className={styles.choose}>{words.choose}</span>
      <span className={styles.limits}>{words.drop}</span>
      <span className={styles.limits}>{words.limits}</span>
      <FileInput label={label} onFile={onFile} />
    </div>
  )
}

function Shown({
  picture,
  label,
  onFile,
}: {
  picture: Picture
  label: string
  onFile: (file: File) => void
}) {
  return (
    <div className={styles.picture}>
      <img src={picture.url} alt={picture.altText} width={960} height={600} />
      <div className={styles.tools}>
        <span className={styles.change}>
          {words.change}
          <FileInput label={`${words.change}: ${label}`} onFile={onFile} />
        </span>
      </div>
    </div>
  )
}

/** A picture: chosen or dropped, sent with its progress, shown, described, changed. */
export function PictureUpload({ label, picture, onChange }: PictureUploadProps) {
  const upload = useUpload((url) => onChange({ url, altText: '' }))
  const { view } = upload
  const failed = view.state === 'error' ? view : undefined
  const retry = failed?.file
  return (
    <div className={styles.upload}>
      {view.state === 'running' || view.state === 'paused' ? (
        <UploadRunning view={view} upload={upload} />
      ) : picture ? (
        <Shown picture={picture} label={label} onFile={upload.start} />
      ) : (
        <DropPlace label={label} onFile={upload.start} />
      )}
      {failed && (
        <Banner
          tone="error"
          action={
            retry && (
              <Button size="small" variant="secondary" onClick={() => upload.start(retry)}>
                {words.retry}
              </Button>
            )
          }
        >
          {failed.message}
        </Banner>
      )}
      {picture && (
        <TextField
          label={words.altText}
          help={words.altHelp}
          optional
          maxLength={300}
          value={picture.altText}
          onChange={(altText) => onChange({ ...picture, altText })}
        />
      )}
    </div>
  )
}
