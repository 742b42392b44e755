import type { Gif } from 'functions/contract/gifs/gif'
import { Check } from 'lucide-react'
import { classNames } from '../../lib/class-names'
import { Spinner } from '../../ui/states/spinner'
import styles from './gif-search.module.css'
import { gifWording as words } from './wording'

export interface GifGridProps {
  gifs: readonly Gif[]
  /** The one that the draft has. */
  chosenId: string | undefined
  /** The one that is being taken over: meanwhile nothing else can be. */
  taking: string | undefined
  onChoose: (gif: Gif) => void
  /** A preview could not be shown. */
  onBroken: () => void
}

/** What was found, each to take in one tap; at rest for those who asked for less motion. */
export function GifGrid({ gifs, chosenId, taking, onChoose, onBroken }: GifGridProps) {
  return (
    <ul className={styles.grid}>
      {gifs.map((gif) => (
        <li key={gif.id}>
          <button
            type="button"
            className={classNames(styles.gif, gif.id === taking && styles.taking)}
            aria-label={words.choose(gif.title || words.untitled)}
            aria-pressed={gif.id === chosenId}
            aria-busy={gif.id === taking || undefined}
            disabled={taking !== undefined}
            onClick={() => onChoose(gif)}
          >
            <picture>
              <source media="(prefers-reduced-motion: reduce)" srcSet={gif.stillUrl} />
              <img
                src={gif.previewUrl}
                alt=""
                width={gif.width}
                height={gif.height}
                loading="lazy"
                onError={onBroken}
              />
            </picture>
            {gif.id === taking && <Spinner />}
            {gif.id === chosenId && (
              <span className={styles.chosen} aria-hidden="true">
                <Check />
                {words.chosen}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
