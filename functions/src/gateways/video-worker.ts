import { parentPort, workerData } from 'node:worker_threads'
import { refusalOfVideo } from '../domain/uploads/video-rules'
import { openVideo } from './video-file'
import type { VideoOutcome } from './videos'

/* A program of its own, which can be ended: see videos.ts. */

async function remakeVideo(bytes: Buffer): Promise<VideoOutcome> {
  const video = await openVideo(bytes)
  if (!video) return 'unreadable'
  const reason = refusalOfVideo(video.facts)
  if (reason !== undefined) return { reason }
  const made = await video.remake()
  return made ? { bytes: made, container: video.facts.container } : 'unreadable'
}

const { bytes } = workerData as { bytes: Uint8Array<ArrayBuffer> }
const outcome = await remakeVideo(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
const isMade = typeof outcome === 'object' && 'bytes' in outcome
parentPort?.postMessage(outcome, isMade ? [outcome.bytes.buffer] : [])
