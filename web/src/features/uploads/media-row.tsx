import type { Media } from 'functions/contract/activities/activity'
import { pictureOf } from 'functions/contract/uploads/media'
import { ArrowDown, ArrowUp, CirclePlay, GripVertical, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { classNames } from '../../lib/class-names'
import { IconButton } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import styles from './media-field.module.css'
import { mediaWording as words } from './wording'

/** What can be done with an item of the list. */
export interface MediaActions {
  onDescribe: (url: string, altText: string) => void
  onFeature: (url: string) => void
  /** `by` names the control that asked, which keeps the focus. */
  onMove: (url: string, to: number, by: 'earlier' | 'later' | 'drag') => void
  onRemove: (item: Media, index: number) => void
}

export interface MediaRowProps extends MediaActions {
  item: Media
  index: number
  count: number
  error: string | undefined
  isDragged: boolean
  onDragStart: (event: PointerEvent, url: string) => void
}

/** The id of a control, by which it gets the focus back after its row has moved. */
export function mediaControlId(url: string, control: 'earlier' | 'later' | 'drag' | 'remove'): string {
  return `media-${control}-${url.replaceAll(/\W+/g, '-')}`
}

function Picture({ item }: { item: Media }) {
  const [isGone, setIsGone] = useState(false)
  return (
    <>
      <span className={styles.thumb}>
        <img
          src={pictureOf(item).replace('/960.webp', '/480.webp')}
          alt=""
          width={96}
          height={72}
          onError={() => setIsGone(true)}
        />
        {item.type === 'video' && <CirclePlay aria-hidden="true" />}
      </span>
      {isGone && <span className={styles.gone}>{words.gone}</span>}
    </>
  )
}

function Tools(props: MediaRowProps & { name: string }) {
  const { item, index, count, name, onFeature, onMove, onRemove, onDragStart } = props
  const { url, isFeatured } = item
  function moveByKey(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (index + step >= 0 && index + step < count) onMove(url, index + step, 'drag')
  }
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={classNames(styles.star, isFeatured && styles.featured)}
        aria-pressed={isFeatured}
        aria-label={isFeatured ? words.isCover(name) : words.makeCover(name)}
        onClick={() => onFeature(url)}
      >
        <Star aria-hidden="true" />
        <span>{words.cover}</span>
      </button>
      {count > 1 && (
        <>
          <IconButton
            id={mediaControlId(url, 'drag')}
            className={styles.handle}
            label={words.drag(name)}
            icon={<GripVertical />}
            onPointerDown={(event) => onDragStart(event, url)}
            onKeyDown={moveByKey}
          />
          <IconButton
            id={mediaControlId(url, 'earlier')}
            label={words.earlier(name)}
            icon={<ArrowUp />}
            aria-disabled={index === 0}
            onClick={() => index > 0 && onMove(url, index - 1, 'earlier')}
          />
          <IconButton
            id={mediaControlId(url, 'later')}
            label={words.later(name)}
            icon={<ArrowDown />}
            aria-disabled={index === count - 1}
            onClick={() => index < count - 1 && onMove(url, index + 1, 'later')}
          />
        </>
      )}
      <IconButton
        id={mediaControlId(url, 'remove')}
        label={words.remove(name)}
        icon={<Trash2 />}
        onClick={() => onRemove(item, index)}
      />
    </div>
  )
}

/** One picture or video: what it shows in words, whether it is the cover, where it stands. */
export function MediaRow(props: MediaRowProps) {
  const { item, index, error, isDragged, onDescribe } = props
  const name = item.altText || words.itemName(item.type, index + 1)
  return (
    <li className={classNames(styles.row, isDragged && styles.dragged)} data-media={item.url} data-movable>
      <Picture key={item.url} item={item} />
      <div className={styles.facts}>
        <TextField
          label={words.altOf[item.type]}
          placeholder={words.altHint[item.type]}
          value={item.altText}
          maxLength={300}
          error={error}
          onChange={(altText) => onDescribe(item.url, altText)}
        />
      </div>
      <Tools {...props} name={name} />
    </li>
  )
}
