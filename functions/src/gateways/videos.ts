import { Worker } from 'node:worker_threads'
import type { VideoContainer } from '../domain/uploads/upload-files'

/** A video made anew, why it cannot be taken, or that nobody can read it. */
export type VideoOutcome =
  | { readonly bytes: Uint8Array<ArrayBuffer>; readonly container: VideoContainer }
  | { readonly reason: string }
  | 'unreadable'

/** Copying takes a second for a hundred megabytes; the rest is for a machine that has much to do. */
const SECONDS = 10
const SECONDS_A_MEGABYTE = 0.25
const HEAP_MEGABYTES = 512

/**
 * Makes a video anew without its metadata, so that it begins to play before all of it is there. It is read in a thread with
 * a limit of time and memory: a few bytes of a hostile file can claim billions of frames, which no parser survives.
 */
export function remakeVideo(bytes: Buffer): Promise<VideoOutcome> {
  // Named at run time, as the bundler must not look for it; this code runs from dist/chunks.
  const program = new URL('../gateways/video-worker.js', import.meta.url)
  const resourceLimits = { maxOldGenerationSizeMb: HEAP_MEGABYTES }
  const worker = new Worker(program, { workerData: { bytes }, resourceLimits })
  const seconds = SECONDS + (SECONDS_A_MEGABYTE * bytes.length) / 1024 / 1024
  return new Promise((resolve) => {
    const end = (outcome: VideoOutcome) => {
      clearTimeout(timer)
      resolve(outcome)
      void worker.terminate()
    }
    const timer = setTimeout(() => end('unreadable'), seconds * 1000)
    worker.once('message', end)
    worker.once('error', () => end('unreadable'))
    worker.once('exit', () => end('unreadable'))
  })
}
