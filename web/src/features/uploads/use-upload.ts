import { MAX_PICTURE_BYTES, PICTURE_TYPES } from 'functions/contract/uploads/upload'
import { useEffect, useRef, useState } from 'react'
import { uploadErrorOf, uploadPicture } from '../../data/uploads'
import type { UploadControls, UploadProgress } from '../../data/uploads'
import { uploadErrorWording, uploadWording } from './wording'

/** What the field shows: nothing under way, bytes on their way, or why it failed. */
export type UploadView =
  | { state: 'idle' }
  | { state: 'running' | 'paused'; fileName: string; share: number }
  | { state: 'error'; message: string; file: File | undefined }

/** Why a file cannot be sent at all, or undefined. */
export function refusalOf(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!(PICTURE_TYPES as readonly string[]).includes(file.type)) return uploadWording.wrongType
  return file.size > MAX_PICTURE_BYTES ? uploadWording.tooLarge : undefined
}

function viewOf(file: File, { state, sentBytes, totalBytes }: UploadProgress): UploadView {
  const share = totalBytes === 0 ? 0 : sentBytes / totalBytes
  return { state: state === 'paused' ? 'paused' : 'running', fileName: file.name, share }
}

/** Sends one picture at a time; leaving the page cancels it. */
export function useUpload(onUploaded: (url: string) => void) {
  const [view, setView] = useState<UploadView>({ state: 'idle' })
  const abort = useRef<AbortController>(undefined)
  const controls = useRef<UploadControls>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  async function start(file: File) {
    const refusal = refusalOf(file)
    if (refusal !== undefined) {
      setView({ state: 'error', message: refusal, file: undefined })
      return
    }
    abort.current?.abort()
    const { signal } = (abort.current = new AbortController())
    setView({ state: 'running', fileName: file.name, share: 0 })
    try {
      const url = await uploadPicture(file, {
        signal,
        onStart: (it) => (controls.current = it),
        onProgress: (progress) => setView(viewOf(file, progress)),
      })
      setView({ state: 'idle' })
      onUploaded(url)
    } catch (error) {
      const { code, reason } = uploadErrorOf(error)
      if (code === 'canceled') setView({ state: 'idle' })
      else setView({ state: 'error', message: reason ?? uploadErrorWording[code], file })
    }
  }
  return {
    view,
    start: (file: File) => void start(file),
    cancel: () => abort.current?.abort(),
    pause: () => controls.current?.pause(),
    resume: () => controls.current?.resume(),
  }
}
