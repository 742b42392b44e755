import { decodeQR } from 'qr/decode.js'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

export type CameraState = 'starting' | 'live' | 'denied' | 'none'

/** Pictures are looked at in this width: enough for a code that fills a third of the view. */
const WIDTH = 640
const EVERY_MS = 120

/** What the standard knows of a lamp and TypeScript does not (W3C Image Capture). */
interface Lamp {
  readonly torch?: boolean
}

function showIn(video: HTMLVideoElement | null, stream: MediaStream): void {
  if (video) video.srcObject = stream
}

/** The text of a code in the picture, if there is one. */
function codeIn(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | undefined {
  if (video.videoWidth === 0) return undefined
  canvas.width = WIDTH
  canvas.height = Math.round((WIDTH * video.videoHeight) / video.videoWidth)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
  } catch {
    return undefined
  }
}

/**
 * The camera, which reads codes as long as it is shown.
 * @param video shows what it sees
 * @param onCode called for every picture with a code in it: the same one comes many times
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void) {
  const listener = useRef(onCode)
  const track = useRef<MediaStreamTrack>(undefined)
  const [state, setState] = useState<CameraState>('starting')
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([])
  const [cameraId, setCameraId] = useState<string>()
  const [hasTorch, setHasTorch] = useState(false)
  const [torch, setTorch] = useState(false)
  useEffect(() => {
    listener.current = onCode
  })
  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    const stop = () => stream?.getTracks().forEach((it) => it.stop())
    async function start() {
      if (!('mediaDevices' in navigator)) throw new Error('No camera in this browser')
      const which = cameraId === undefined ? { facingMode: 'environment' } : { deviceId: { exact: cameraId } }
      stream = await navigator.mediaDevices.getUserMedia({ video: { ...which, width: { ideal: 1280 } } })
      if (isOver) return stop()
      showIn(video.current, stream)
      track.current = stream.getVideoTracks()[0]
      setHasTorch((track.current?.getCapabilities() as Lamp | undefined)?.torch === true)
      setTorch(false)
      setState('live')
      const devices = await navigator.mediaDevices.enumerateDevices()
      return setCameras(devices.filter((it) => it.kind === 'videoinput'))
    }
    start().catch((error: unknown) => {
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!isOver) setState(isDenied ? 'denied' : 'none')
    })
    const canvas = document.createElement('canvas')
    const timer = setInterval(() => {
      if (!video.current || document.visibilityState !== 'visible') return
      const text = codeIn(video.current, canvas)
      if (text !== undefined) listener.current(text)
    }, EVERY_MS)
    return () => {
      isOver = true
      clearInterval(timer)
      stop()
    }
  }, [video, cameraId])

  async function switchTorch() {
    const lamp = { torch: !torch } as MediaTrackConstraintSet
    await track.current?.applyConstraints({ advanced: [lamp] })
    setTorch(!torch)
  }
  return { state, cameras, cameraId, chooseCamera: setCameraId, hasTorch, torch, switchTorch }
}
