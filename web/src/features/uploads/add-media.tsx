import { PICTURE_TYPES, VIDEO_TYPES } from 'functions/contract/uploads/upload'
import { Camera, ImagePlus, Video } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { Button } from '../../ui/button'
import { CameraDialog } from './camera-dialog'
import styles from './add-media.module.css'
import { mediaWording as words } from './wording'

const TYPES = [...PICTURE_TYPES, ...VIDEO_TYPES].join(',')

interface FileInputProps {
  label: string
  accept: string
  capture?: 'environment'
  multiple?: boolean
  id?: string
  onFiles: (files: File[]) => void
}

function FileInput({ label, onFiles, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      className={styles.file}
      type="file"
      aria-label={label}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        // The same file may be chosen again after an error.
        event.target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}

function Captured({ icon, ...input }: FileInputProps & { icon: ReactNode }) {
  return (
    <span className={styles.captured}>
      {icon}
      {input.label}
      <FileInput {...input} />
    </span>
  )
}

/** How this device takes photos: by its own camera app, by a camera beside the screen, or not at all. */
function useCamera(): 'app' | 'live' | 'none' {
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches)
  const [hasCamera, setHasCamera] = useState(false)
  useEffect(() => {
    // Over plain HTTP there are no media devices at all.
    const devices = navigator.mediaDevices as MediaDevices | undefined
    void devices
      ?.enumerateDevices()
      .then((all) => setHasCamera(all.some(({ kind }) => kind === 'videoinput')))
      .catch(() => undefined)
  }, [])
  if (isTouch) return 'app'
  return hasCamera ? 'live' : 'none'
}

function CameraButtons({ onFiles }: { onFiles: (files: File[]) => void }) {
  const camera = useCamera()
  const [isOpen, setIsOpen] = useState(false)
  if (camera === 'app') {
    return (
      <>
        <Captured
          icon={<Camera aria-hidden="true" />}
          label={words.takePhoto}
          accept="image/*"
          capture="environment"
          onFiles={onFiles}
        />
        <Captured
          icon={<Video aria-hidden="true" />}
          label={words.recordVideo}
          accept="video/*"
          capture="environment"
          onFiles={onFiles}
        />
      </>
    )
  }
  if (camera === 'none') return null
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Camera aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {words.takePhoto}
      </Button>
      {isOpen && <CameraDialog onPhoto={(photo) => onFiles([photo])} onClose={() => setIsOpen(false)} />}
    </>
  )
}

export interface AddMediaProps {
  id: string
  /** Somebody drags files over the field. */
  isOver: boolean
  hasSome: boolean
  isFull: boolean
  onFiles: (files: File[]) => void
}

/** The ways to add pictures and videos: choose, drop, paste, take. */
export function AddMedia({ id, isOver, hasSome, isFull, onFiles }: AddMediaProps) {
  if (isFull) return <p className={styles.full}>{words.full}</p>
  return (
    <div className={styles.add}>
      <div className={classNames(styles.place, isOver && styles.over)}>
        <ImagePlus aria-hidden="true" />
        <span className={styles.choose}>{hasSome ? words.addMore : words.add}</span>
        <span className={styles.hint}>{isOver ? words.dropNow : words.drop}</span>
        <span className={styles.limits}>{words.limits}</span>
        <FileInput id={id} label={words.add} accept={TYPES} multiple onFiles={onFiles} />
      </div>
      <div className={styles.cameras}>
        <CameraButtons onFiles={onFiles} />
      </div>
    </div>
  )
}
