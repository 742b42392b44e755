import { Upload, uploadKindOf } from 'functions/contract/uploads/upload'
import type { CallInput } from 'functions/contract/api/calls'
import { call } from './requests/call'
import { ApiProblem } from './requests/problem'

/** Specification, section 4. */
export type UploadState = 'running' | 'pausing' | 'paused' | 'canceling' | 'canceled' | 'success' | 'error'

/** What the storage service raises (specification, section 8), and what our own server says about the file. */
export const UPLOAD_ERRORS = [
  'unauthenticated',
  'quota-exceeded',
  'unauthorized',
  'object-not-found',
  'retry-limit-exceeded',
  'canceled',
  'no-connection',
  'refused',
  'unknown',
] as const
export type UploadErrorCode = (typeof UPLOAD_ERRORS)[number]

export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly code: UploadErrorCode
  /** Our server's own words about the file, where it refused it. */
  readonly reason: string | undefined

  constructor(code: UploadErrorCode, options: ErrorOptions & { reason?: string | undefined } = {}) {
    super(`The upload failed: ${code}.`, options)
    this.code = code
    this.reason = options.reason
  }
}

export interface UploadProgress {
  state: UploadState
  sentBytes: number
  totalBytes: number
}

export interface UploadControls {
  pause: () => void
  resume: () => void
}

export interface UploadOptions {
  onProgress?: (progress: UploadProgress) => void
  /** Given once the bytes begin to flow. */
  onStart?: (controls: UploadControls) => void
  /** All bytes are there; the server looks at them. */
  onArrived?: () => void
  /** Aborting cancels. */
  signal?: AbortSignal
}

/** How long the server may take to look at a file that has arrived. */
const READY_MS = { image: 60_000, video: 300_000 } as const

/** The storage service's error as ours; its codes begin with `storage/`. */
export function uploadErrorOf(error: unknown): UploadError {
  if (error instanceof UploadError) return error
  if (error instanceof ApiProblem) {
    if (error.code === 'network') return new UploadError('no-connection', { cause: error })
    if (error.code === 'signed-out') return new UploadError('unauthenticated', { cause: error })
    const reason = error.errors[0]?.message ?? error.detail
    return new UploadError('refused', { cause: error, reason })
  }
  const { code, status } = (error ?? {}) as { code?: string; status?: number }
  // The SDK knows a 404 of what it reads, and calls that of an upload unknown.
  if (status === 404) return new UploadError('object-not-found', { cause: error })
  const known = UPLOAD_ERRORS.find((it) => `storage/${it}` === code)
  return new UploadError(known ?? 'unknown', { cause: error })
}

async function send(file: File, path: string, options: UploadOptions): Promise<void> {
  const { startUpload } = await import('./firebase/storage')
  options.signal?.throwIfAborted()
  const task = startUpload(file, path)
  const cancel = () => {
    // A task that is paused has nothing under way that could be canceled, and would never end.
    task.resume()
    task.cancel()
  }
  options.signal?.addEventListener('abort', cancel)
  options.onStart?.({ pause: () => task.pause(), resume: () => task.resume() })
  task.on('state_changed', (it) => {
    options.onProgress?.({ state: it.state, sentBytes: it.bytesTransferred, totalBytes: it.totalBytes })
  })
  try {
    await task
  } finally {
    options.signal?.removeEventListener('abort', cancel)
  }
}

/** Waits until the server has looked at the file and made of it what pages need. */
async function untilReady(uploadId: string, most: number, signal: AbortSignal | undefined): Promise<string> {
  const { watchDocument } = await import('./live/watch-document')
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      stop()
      settle()
    }
    const timer = setTimeout(() => end(() => reject(new UploadError('retry-limit-exceeded'))), most)
    signal?.addEventListener('abort', () => end(() => reject(new UploadError('canceled'))), { once: true })
    const stop = watchDocument(
      `uploads/${uploadId}`,
      (data) => {
        const upload = Upload.safeParse(data)
        if (!upload.success) return
        const { status, url, reason } = upload.data
        if (status === 'ready' && url !== null) end(() => resolve(url))
        if (status === 'refused') {
          end(() => reject(new UploadError('refused', { reason: reason ?? undefined })))
        }
      },
      (error) => end(() => reject(new UploadError('unauthorized', { cause: error }))),
    )
  })
}

/**
 * Uploads one picture or video, in parts that survive a weak connection when it is large, and answers its address on our
 * own site.
 * @param purpose what was uploaded for an activity is forgotten when none was saved with it within a day
 * @throws UploadError for every failure; `canceled` after an abort
 */
export async function uploadFile(
  file: File,
  purpose: CallInput<'requestUpload'>['purpose'],
  options: UploadOptions = {},
): Promise<string> {
  try {
    const contentType = file.type as CallInput<'requestUpload'>['contentType']
    const { uploadId, path } = await call('requestUpload', { contentType, size: file.size, purpose })
    await send(file, path, options)
    options.onArrived?.()
    return await untilReady(uploadId, READY_MS[uploadKindOf(file.type) ?? 'image'], options.signal)
  } catch (error) {
    if (options.signal?.aborted) throw new UploadError('canceled', { cause: error })
    throw uploadErrorOf(error)
  }
}

/**
 * Takes an animated picture of the search over, and answers its address on our own site once it is ready.
 * @throws UploadError for every failure
 */
export async function takeGif(id: string): Promise<string> {
  try {
    const { uploadId } = await call('useGif', { id })
    return await untilReady(uploadId, READY_MS.image, undefined)
  } catch (error) {
    throw uploadErrorOf(error)
  }
}

/** Uploads one picture that is for no activity, such as that of a profile: see `uploadFile`. */
export function uploadPicture(file: File, options: UploadOptions = {}): Promise<string> {
  return uploadFile(file, 'other', options)
}
