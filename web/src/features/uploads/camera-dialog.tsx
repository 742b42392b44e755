import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialogs/dialog'
import styles from './add-media.module.css'
import { mediaWording } from './wording'

const words = mediaWording.camera

type View = 'starting' | 'live' | 'denied' | 'none'

/** The camera's picture in a video element, for as long as it is shown. */
function useLiveView(video: RefObject<HTMLVideoElement | null>): View {
  const [view, setView] = useState<View>('starting')
  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    navigator.mediaDevices
      .getUserMedia({ video: { width: { ideal: 1920 }, height: { ideal: 1080 } } })
      .then((it) => {
        stream = it
        if (isOver) return stop()
        if (video.current) video.current.srcObject = it
        return setView('live')
      })
      .catch((error: unknown) => {
        const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
        if (!isOver) setView(isDenied ? 'denied' : 'none')
      })
    return () => {
      isOver = true
      stop()
    }
  }, [video])
  return view
}

async function photograph(video: HTMLVideoElement): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  return blob ? new File([blob], words.fileName, { type: 'image/jpeg' }) : undefined
}

/** A small live view with a shutter; the camera is off again as soon as it closes. */
export function CameraDialog({ onPhoto, onClose }: { onPhoto: (photo: File) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const view = useLiveView(video)
  const isRefused = view === 'denied' || view === 'none'
  async function shoot() {
    const photo = video.current && (await photograph(video.current))
    if (!photo) return
    onPhoto(photo)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={words.title}>
      {isRefused ? (
        <Banner tone="error">{words[view]}</Banner>
      ) : (
        <div className={styles.camera}>
          <video ref={video} className={styles.live} autoPlay muted playsInline aria-label={words.view} />
          <Button busy={view === 'starting'} onClick={() => void shoot()}>
            {words.shoot}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
