import { uploadErrorOf } from '../../data/uploads'
import type { UploadControls, UploadOptions } from '../../data/uploads'
import { changeQueue, dueItems, EMPTY_QUEUE, isUnderWay } from './queue'
import type { Queue, QueueEvent, QueueItem } from './queue'

/** Sends one file: `sendMedia`, or what a test puts in its place. */
export type SendFile = (file: File, options: UploadOptions) => Promise<NonNullable<QueueItem['result']>>

type Ask = 'pause-asked' | 'resume-asked' | 'cancel-asked' | 'retry-asked' | 'removed'

export interface UploadQueue {
  read: () => Queue
  watch: (listener: () => void) => () => void
  add: (files: readonly File[]) => void
  ask: (kind: Ask, id: string) => void
  /** What a file looks like while it is not there yet. */
  previewOf: (id: string) => string | undefined
  /** When a file was chosen, beside the others. */
  rankOf: (id: string) => number
  setOnline: (isOnline: boolean) => void
  cancelAll: () => void
  /** Takes what failed or was canceled off the list. */
  forgetEnded: () => void
}

interface Running {
  readonly abort: AbortController
  controls: UploadControls | undefined
}

/** Files on their way, outside of React: leaving a screen for another one of the app stops nothing. */
export function createUploadQueue(send: SendFile): UploadQueue {
  let queue: Queue = EMPTY_QUEUE
  const listeners = new Set<() => void>()
  const files = new Map<string, File>()
  const ranks = new Map<string, number>()
  const previews = new Map<string, string>()
  const running = new Map<string, Running>()

  const find = (id: string) => queue.items.find((item) => item.id === id)

  function dispatch(event: QueueEvent) {
    queue = changeQueue(queue, event)
    for (const item of queue.items) obey(item)
    for (const item of dueItems(queue)) begin(item.id)
    for (const listener of listeners) listener()
  }

  /** Tells the upload itself what its state asks for; asking twice does no harm. */
  function obey({ id, state }: QueueItem) {
    if (state === 'pausing') running.get(id)?.controls?.pause()
    if (state === 'canceling') running.get(id)?.abort.abort()
  }

  function begin(id: string) {
    queue = changeQueue(queue, { kind: 'started', id })
    const known = running.get(id)
    if (known?.controls) known.controls.resume()
    else if (!known) void run(id)
  }

  async function run(id: string) {
    const file = files.get(id)
    if (!file) return
    const mine: Running = { abort: new AbortController(), controls: undefined }
    running.set(id, mine)
    const end = (event: QueueEvent) => {
      if (running.get(id) === mine) running.delete(id)
      dispatch(event)
    }
    try {
      const result = await send(file, {
        signal: mine.abort.signal,
        onStart: (controls) => {
          mine.controls = controls
          if (find(id)?.state === 'pausing') controls.pause()
        },
        onProgress: ({ state, sentBytes }) => {
          dispatch({ kind: 'progressed', id, sentBytes })
          if (state === 'paused') dispatch({ kind: 'paused', id })
        },
        onArrived: () => dispatch({ kind: 'arrived', id }),
      })
      end({ kind: 'succeeded', id, result })
    } catch (error) {
      const { code, reason } = uploadErrorOf(error)
      end(code === 'canceled' ? { kind: 'canceled', id } : { kind: 'failed', id, error: { code, reason } })
    }
  }

  function forget(id: string) {
    URL.revokeObjectURL(previews.get(id) ?? '')
    previews.delete(id)
    files.delete(id)
  }

  function ask(kind: Ask, id: string) {
    dispatch({ kind, id })
    if (kind === 'removed' && !find(id)) forget(id)
  }

  return {
    read: () => queue,
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(chosen) {
      const items = chosen.map((file) => {
        const id = crypto.randomUUID()
        files.set(id, file)
        ranks.set(id, ranks.size)
        previews.set(id, URL.createObjectURL(file))
        const kind = file.type.startsWith('video/') ? ('video' as const) : ('image' as const)
        return { id, name: file.name, size: file.size, kind }
      })
      dispatch({ kind: 'added', items })
    },
    ask,
    previewOf: (id) => previews.get(id),
    rankOf: (id) => ranks.get(id) ?? 0,
    setOnline: (isOnline) => dispatch({ kind: isOnline ? 'came-online' : 'went-offline' }),
    cancelAll() {
      for (const item of queue.items) if (isUnderWay(item)) ask('cancel-asked', item.id)
    },
    forgetEnded() {
      for (const { id } of queue.items) ask('removed', id)
    },
  }
}
