import { useEffect, useSyncExternalStore } from 'react'
import { isUnderWay } from './queue'
import { sendMedia } from './send-media'
import { createUploadQueue } from './upload-queue'
import type { UploadQueue } from './upload-queue'

/** One queue per person and form, kept while the app is open. */
const queues = new Map<string, UploadQueue>()

const isBusy = () => [...queues.values()].some((queue) => queue.read().items.some(isUnderWay))

function open(owner: string, of: string): UploadQueue {
  const key = `${owner}/${of}`
  for (const [other, queue] of queues) if (!other.startsWith(`${owner}/`)) queue.cancelAll()
  const queue = queues.get(key) ?? createUploadQueue(sendMedia)
  queues.set(key, queue)
  return queue
}

function tellConnection() {
  for (const queue of queues.values()) queue.setOnline(navigator.onLine)
}

function warn(event: BeforeUnloadEvent) {
  if (isBusy()) event.preventDefault()
}

let isListening = false

/** Listens for as long as the app is open: uploads outlive the screen that began them. */
function listen() {
  if (isListening) return
  isListening = true
  window.addEventListener('online', tellConnection)
  window.addEventListener('offline', tellConnection)
  window.addEventListener('beforeunload', warn)
}

/**
 * The uploads of one form. Going to another screen stops nothing; leaving the page asks, and signing in as somebody else
 * cancels them.
 * @param of a share reference, or `new`
 */
export function useUploadQueue(owner: string, of: string): UploadQueue {
  const queue = open(owner, of)
  useSyncExternalStore(queue.watch, queue.read)
  useEffect(listen, [])
  useEffect(() => queue.setOnline(navigator.onLine), [queue])
  return queue
}
