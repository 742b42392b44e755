import { CircleAlert, Pause, Play, RotateCcw, Trash2, X } from 'lucide-react'
import { useId } from 'react'
import { sizeText } from '../../lib/text/size-text'
import { IconButton } from '../../ui/button'
import styles from './media-field.module.css'
import type { QueueItem } from './queue'
import type { UploadQueue } from './upload-queue'
import { mediaWording, uploadErrorWording } from './wording'

const words = mediaWording

/** How much of a file is sent, as people read it. */
function shareText({ sentBytes, size }: QueueItem): string {
  return `${size === 0 ? 0 : Math.min(100, Math.floor((100 * sentBytes) / size))} %`
}

/** The state of an upload in words. */
export function stateText(item: QueueItem, isOnline: boolean): string {
  const { state } = words
  if (item.state === 'error') {
    return item.error?.reason ?? uploadErrorWording[item.error?.code ?? 'unknown']
  }
  if (item.state === 'waiting') return isOnline ? state.waiting : state.waitingForLine
  if (item.state === 'running') return item.isArrived ? state.checking : state.running(shareText(item))
  if (item.state === 'paused') {
    return item.pausedBy === 'connection'
      ? state.pausedByLine(shareText(item))
      : state.paused(shareText(item))
  }
  return state[item.state]
}

/** What the chosen file looks like, before the server has made anything of it. */
function Thumb({ url, kind }: { url: string | undefined; kind: QueueItem['kind'] }) {
  return kind === 'video' ? (
    <video className={styles.thumb} src={url} muted playsInline preload="metadata" aria-hidden="true" />
  ) : (
    <img className={styles.thumb} src={url} alt="" width={96} height={72} />
  )
}

function Controls({ item, ask }: { item: QueueItem; ask: UploadQueue['ask'] }) {
  const { id, name, state, isArrived } = item
  const isOver = state === 'error' || state === 'canceled'
  const mayPause = (state === 'running' && !isArrived) || state === 'waiting'
  return (
    <div className={styles.controls}>
      {mayPause && (
        <IconButton label={words.pause(name)} icon={<Pause />} onClick={() => ask('pause-asked', id)} />
      )}
      {state === 'paused' && (
        <IconButton label={words.resume(name)} icon={<Play />} onClick={() => ask('resume-asked', id)} />
      )}
      {isOver && (
        <IconButton label={words.retry(name)} icon={<RotateCcw />} onClick={() => ask('retry-asked', id)} />
      )}
      {isOver ? (
        <IconButton label={words.forget(name)} icon={<Trash2 />} onClick={() => ask('removed', id)} />
      ) : (
        <IconButton
          label={words.cancel(name)}
          icon={<X />}
          disabled={state === 'canceling'}
          onClick={() => ask('cancel-asked', id)}
        />
      )}
    </div>
  )
}

/** One file on its way: what it is, how far it has come, and the ways to pause, go on, cancel and try again. */
export function UploadRow({ item, queue }: { item: QueueItem; queue: UploadQueue }) {
  const progressId = useId()
  const { isOnline } = queue.read()
  const isKnown = item.state !== 'running' || !item.isArrived
  return (
    <li className={styles.row} data-state={item.state}>
      <Thumb url={queue.previewOf(item.id)} kind={item.kind} />
      <div className={styles.facts}>
        <p className={styles.name}>{item.name}</p>
        <p className={item.state === 'error' ? styles.failed : styles.state}>
          {item.state === 'error' ? <CircleAlert aria-hidden="true" /> : `${sizeText(item.size)} · `}
          <span>{stateText(item, isOnline)}</span>
        </p>
        {item.state !== 'error' && item.state !== 'canceled' && (
          <>
            <label className="sr-only" htmlFor={progressId}>
              {words.progress(item.name)}
            </label>
            <progress
              id={progressId}
              className={styles.progress}
              max={item.size}
              {...(isKnown && { value: item.sentBytes })}
            />
          </>
        )}
      </div>
      <Controls item={item} ask={queue.ask} />
    </li>
  )
}
