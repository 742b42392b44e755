import { MAX_MEDIA } from 'functions/contract/activities/activity'
import type { Media } from 'functions/contract/activities/activity'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { useReorder } from '../../lib/use-reorder'
import { Banner } from '../../ui/states/banner'
import { useToast } from '../../ui/dialogs/toast'
import { AddMedia } from './add-media'
import { chooseFiles } from './choose-files'
import styles from './media-field.module.css'
import { mediaControlId, MediaRow } from './media-row'
import { isUnderWay } from './queue'
import { stateText, UploadRow } from './upload-row'
import type { UploadQueue } from './upload-queue'
import { useDroppedFiles, usePastedFiles } from './use-arriving-files'
import { mediaWording as words } from './wording'

export interface MediaFieldProps {
  id: string
  /** What is there already; the default picture is not among it. */
  items: readonly Media[]
  queue: UploadQueue
  errorOf: (index: number) => string | undefined
  onAdd: (item: Media, at?: number) => void
  onDescribe: (url: string, altText: string) => void
  onFeature: (url: string) => void
  onMove: (url: string, to: number) => void
  onRemove: (url: string) => void
}

/**
 * Puts what has arrived where it was chosen: after what was chosen before it, whatever came first.
 * @returns to be called when the person chooses the cover, which then stays
 */
function useArrivals({ queue, items, onAdd }: MediaFieldProps, announce: (text: string) => void) {
  const { items: uploads } = queue.read()
  const order = useRef(new Map<string, number>())
  const ownCover = useRef<string>(undefined)
  useEffect(() => {
    // One at a time: the next one is placed among what is there then.
    const arrived = uploads.find((item) => item.state === 'success')
    if (!arrived?.result) return
    const { id, kind, name, result } = arrived
    const rank = queue.rankOf(id)
    const at = items.findIndex((item) => (order.current.get(item.url) ?? -1) > rank)
    order.current.set(result.url, rank)
    // Nobody chose the cover: it is the first of those that were chosen, not of those that came.
    const isFeatured = items.length === 0 || (at === 0 && items[0]?.url === ownCover.current)
    if (isFeatured) ownCover.current = result.url
    onAdd({ type: kind, altText: '', isFeatured, ...result }, at === -1 ? undefined : at)
    queue.ask('removed', id)
    announce(words.added(name))
  })
  return () => (ownCover.current = undefined)
}

/** Says what changed by itself: a failure, the connection. */
function useUploadNews({ queue }: MediaFieldProps, announce: (text: string) => void) {
  const { items, isOnline } = queue.read()
  const said = useRef(new Set<string>())
  useEffect(() => {
    for (const item of items) {
      if (item.state !== 'error') said.current.delete(item.id)
      else if (!said.current.has(item.id)) {
        said.current.add(item.id)
        announce(words.failed(item.name, stateText(item, isOnline)))
      }
    }
  }, [items, isOnline, announce])
}

function useChoosing({ items, queue }: MediaFieldProps) {
  const [refusals, setRefusals] = useState<string[]>([])
  const room = MAX_MEDIA - items.length - queue.read().items.length
  const choose = useCallback(
    (files: File[]) => {
      const chosen = chooseFiles(files, room)
      setRefusals(chosen.refusals)
      queue.add(chosen.accepted)
    },
    [queue, room],
  )
  return { choose, refusals, isFull: room <= 0 }
}

/** Reordering, the cover and removal, each with its announcement, its undo and the focus where it belongs. */
function useItemActions(
  props: MediaFieldProps,
  { announce, keepCover }: { announce: (text: string) => void; keepCover: () => void },
) {
  const { items } = props
  const toast = useToast()
  const keepFocus = useKeptFocus()
  return {
    onDescribe: props.onDescribe,
    onFeature(url: string) {
      keepCover()
      props.onFeature(url)
      announce(words.coverChanged)
    },
    onMove(url: string, to: number, by: 'earlier' | 'later' | 'drag') {
      keepFocus(mediaControlId(url, by))
      props.onMove(url, to)
      announce(words.moved(to + 1, items.length))
    },
    onRemove(item: Media, index: number) {
      const next = items[index + 1] ?? items[index - 1]
      keepFocus(next ? mediaControlId(next.url, 'remove') : props.id)
      props.onRemove(item.url)
      const onSelect = () => props.onAdd(item, index)
      toast.show({ text: words.removed[item.type], action: { label: words.undo, onSelect } })
    },
  }
}

/** The pictures and videos of something: added in many ways, described, ordered, one of them the cover. */
export function MediaField(props: MediaFieldProps) {
  const { id, items, queue, errorOf } = props
  const [news, announce] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const { choose, refusals, isFull } = useChoosing(props)
  const keepCover = useArrivals(props, announce)
  const actions = useItemActions(props, { announce, keepCover })
  const urls = items.map((item) => item.url)
  const { dragged, start } = useReorder(list, urls, (url, to) => actions.onMove(url, to, 'drag'))
  const { isOver, place } = useDroppedFiles(choose)
  usePastedFiles(choose)
  useUploadNews(props, announce)
  const { items: uploads, isOnline } = queue.read()
  return (
    <div className={styles.field} {...place}>
      {items.length > 0 && <p className={styles.help}>{words.altHelp}</p>}
      {(items.length > 0 || uploads.length > 0) && (
        <ul className={styles.rows} aria-label={words.heading} ref={list}>
          {items.map((item, index) => (
            <MediaRow
              key={item.url}
              {...{ item, index, ...actions }}
              count={items.length}
              error={errorOf(index)}
              isDragged={dragged === item.url}
              onDragStart={start}
            />
          ))}
          {uploads.map((item) => (
            <UploadRow key={item.id} item={item} queue={queue} />
          ))}
        </ul>
      )}
      {!isOnline && uploads.some(isUnderWay) && <Banner tone="warn">{words.offline}</Banner>}
      {refusals.length > 0 && (
        <Banner tone="error">
          {refusals.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Banner>
      )}
      <AddMedia
        id={id}
        isOver={isOver}
        hasSome={items.length + uploads.length > 0}
        isFull={isFull}
        onFiles={choose}
      />
      <p className="sr-only" role="status">
        {news}
      </p>
    </div>
  )
}
