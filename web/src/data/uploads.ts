import { Upload } from 'functions/contract/upload'
import type { CallInput } from 'functions/contract/calls'
import { call } from './call'
import { ApiProblem } from './problem'

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
  /** Aborting cancels. */
  signal?: AbortSignal
}

/** How long the server may take to look at a picture that has arrived. */
const READY_MS = 60_000

/** The storage service's error as ours; its codes begin with `storage/`. */
export function uploadErrorOf(error: unknown): UploadError {
  if (error instanceof UploadError) return error
  if (error instanceof ApiProblem) {
    const reason = error.errors[0]?.message ?? error.detail
    return new UploadError('refused', { cause: error, reason })
  }
  const code = String((error as { code?: string } | null)?.code).replace(/^storage\//, '')
  const known = UPLOAD_ERRORS.find((it) => it === code)
  return new UploadError(known ?? 'unknown', { cause: error })
}

async function send(file: File, path: string, options: UploadOptions): Promise<void> {
  const { startUpload } = await import('./storage')
  options.signal?.throwIfAborted()
  const task = startUpload(file, path)
  const cancel = () => task.cancel()
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

/** Waits until the server has looked at the picture and made its sizes. */
async function untilReady(uploadId: string, signal: AbortSignal | undefined): Promise<string> {
  const { watchDocument } = await import('./watch-document')
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      stop()
      settle()
    }
    const timer = setTimeout(() => end(() => reject(new UploadError('retry-limit-exceeded'))), READY_MS)
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
 * Uploads one picture, in parts that survive a weak connection, and answers its address on our own site.
 * @throws UploadError for every failure; `canceled` after an abort
 */
export async function uploadPicture(file: File, options: UploadOptions = {}): Promise<string> {
  try {
    const contentType = file.type as CallInput<'requestUpload'>['contentType']
    const { uploadId, path } = await call('requestUpload', { contentType, size: file.size })
    await send(file, path, options)
    return await untilReady(uploadId, options.signal)
  } catch (error) {
    if (options.signal?.aborted) throw new UploadError('canceled', { cause: error })
    throw uploadErrorOf(error)
  }
}
