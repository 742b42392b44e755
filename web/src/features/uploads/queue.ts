import type { UploadErrorCode, UploadState } from '../../data/uploads'

/** So many files are on their way at once; the others wait for their turn. */
export const MOST_AT_ONCE = 2

/** One file that was chosen. `waiting` comes before the states of the specification (section 4). */
export interface QueueItem {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly kind: 'image' | 'video'
  readonly state: 'waiting' | UploadState
  readonly sentBytes: number
  /** All bytes are there, and the server looks at them: too late to pause. */
  readonly isArrived: boolean
  /** Who paused it: what the connection paused goes on with it. */
  readonly pausedBy: 'person' | 'connection' | undefined
  readonly error: { readonly code: UploadErrorCode; readonly reason: string | undefined } | undefined
  /** Set with success: the address on our own site, and the poster of a video. */
  readonly result: { readonly url: string; readonly posterUrl?: string } | undefined
}

export interface Queue {
  readonly items: readonly QueueItem[]
  readonly isOnline: boolean
}

export type QueueEvent =
  | { kind: 'added'; items: readonly Pick<QueueItem, 'id' | 'name' | 'size' | 'kind'>[] }
  | { kind: 'started' | 'arrived' | 'paused' | 'canceled'; id: string }
  | { kind: 'progressed'; id: string; sentBytes: number }
  | { kind: 'failed'; id: string; error: NonNullable<QueueItem['error']> }
  | { kind: 'succeeded'; id: string; result: NonNullable<QueueItem['result']> }
  | { kind: 'pause-asked' | 'resume-asked' | 'cancel-asked' | 'retry-asked' | 'removed'; id: string }
  | { kind: 'went-offline' | 'came-online' }

export const EMPTY_QUEUE: Queue = { items: [], isOnline: true }

const FRESH = { sentBytes: 0, isArrived: false, pausedBy: undefined, error: undefined, result: undefined }

/** Whether something is lost when the page goes away now. */
export function isUnderWay({ state }: QueueItem): boolean {
  return !['canceled', 'success', 'error'].includes(state)
}

/** Whether a file takes some of the connection. */
function isSending({ state, isArrived }: QueueItem): boolean {
  return (state === 'running' && !isArrived) || state === 'pausing' || state === 'canceling'
}

/** The files whose turn it is, in the order in which they were chosen. */
export function dueItems({ items, isOnline }: Queue): QueueItem[] {
  const room = isOnline ? Math.max(0, MOST_AT_ONCE - items.filter(isSending).length) : 0
  return items.filter((item) => item.state === 'waiting').slice(0, room)
}

function askPause(item: QueueItem, pausedBy: NonNullable<QueueItem['pausedBy']>): QueueItem {
  if (item.state === 'waiting' && pausedBy === 'person') return { ...item, state: 'paused', pausedBy }
  return item.state === 'running' && !item.isArrived ? { ...item, state: 'pausing', pausedBy } : item
}

function resume(item: QueueItem): QueueItem {
  return item.state === 'paused' ? { ...item, state: 'waiting', pausedBy: undefined } : item
}

function askCancel(item: QueueItem): QueueItem {
  if (item.state === 'waiting') return { ...item, state: 'canceled' }
  return ['running', 'pausing', 'paused'].includes(item.state) ? { ...item, state: 'canceling' } : item
}

/** A connection that came back while the pause was still on its way is as good as one that never went. */
function pause(item: QueueItem, isOnline: boolean): QueueItem {
  if (item.state !== 'pausing') return item
  const paused: QueueItem = { ...item, state: 'paused' }
  return isOnline && item.pausedBy === 'connection' ? resume(paused) : paused
}

function fail(item: QueueItem, error: NonNullable<QueueItem['error']>, isOnline: boolean): QueueItem {
  if (!isUnderWay(item)) return item
  if (item.state === 'canceling') return { ...item, state: 'canceled' }
  // What could not even begin because the line is down begins anew when it is back.
  if (error.code === 'no-connection' && !isOnline) return { ...item, state: 'paused', pausedBy: 'connection' }
  return { ...item, state: 'error', error }
}

function changeItem(
  item: QueueItem,
  event: Extract<QueueEvent, { id: string }>,
  isOnline: boolean,
): QueueItem {
  switch (event.kind) {
    case 'started':
      return item.state === 'waiting' ? { ...item, state: 'running' } : item
    case 'progressed':
      return isUnderWay(item) ? { ...item, sentBytes: event.sentBytes } : item
    case 'arrived':
      return isUnderWay(item) ? { ...item, isArrived: true, sentBytes: item.size } : item
    case 'pause-asked':
      return askPause(item, 'person')
    case 'paused':
      return pause(item, isOnline)
    case 'resume-asked':
      return resume(item)
    case 'cancel-asked':
      return askCancel(item)
    case 'canceled':
      return isUnderWay(item) ? { ...item, state: 'canceled' } : item
    case 'failed':
      return fail(item, event.error, isOnline)
    case 'succeeded':
      return isUnderWay(item) ? { ...item, state: 'success', result: event.result } : item
    case 'retry-asked':
      return ['error', 'canceled'].includes(item.state) ? { ...item, ...FRESH, state: 'waiting' } : item
    default:
      return item
  }
}

/** The queue after one event. Pure; an event that does not fit the state of its file changes nothing. */
export function changeQueue(queue: Queue, event: QueueEvent): Queue {
  const { items, isOnline } = queue
  switch (event.kind) {
    case 'added':
      return {
        ...queue,
        items: [...items, ...event.items.map((it) => ({ ...it, ...FRESH, state: 'waiting' as const }))],
      }
    case 'removed':
      return { ...queue, items: items.filter((item) => item.id !== event.id || isUnderWay(item)) }
    case 'went-offline':
      return { items: items.map((item) => askPause(item, 'connection')), isOnline: false }
    case 'came-online':
      return {
        items: items.map((item) => (item.pausedBy === 'connection' ? resume(item) : item)),
        isOnline: true,
      }
    default:
      return {
        ...queue,
        items: items.map((item) => (item.id === event.id ? changeItem(item, event, isOnline) : item)),
      }
  }
}
