import { useInfiniteQuery } from '@tanstack/react-query'
import type { ChosenGif, Gif, GifPage } from 'functions/contract/gifs/gif'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { asProblem } from '../../data/requests/problem'
import { UploadError, takeGif } from '../../data/uploads'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import { TextField } from '../../ui/fields/text-field'
import { GifGrid } from './gif-grid'
import styles from './gif-search.module.css'
import { gifsQuery } from './queries'
import { gifWording as words } from './wording'

export interface GifSearchProps {
  /** What the pictures are for: suggestions come by its words. */
  draft: { title: string; words: string }
  /** What was found last: shown at once, and searched again only when the person says so. */
  held: GifPage | undefined
  chosen: ChosenGif | undefined
  /** The first page of what was found now. */
  onFound: (page: GifPage) => void
  /** `url` is the picture's address on our own site. */
  onChosen: (gif: Gif, url: string) => void
}

/** Taking one over: which, and why it failed. */
function useTaking({ chosen, onChosen }: Pick<GifSearchProps, 'chosen' | 'onChosen'>) {
  const [taking, setTaking] = useState<string>()
  const [failure, setFailure] = useState<string>()
  async function take(gif: Gif) {
    // Ours already: no second copy is made of it.
    if (gif.id === chosen?.id) return onChosen(gif, chosen.url)
    setTaking(gif.id)
    setFailure(undefined)
    try {
      onChosen(gif, await takeGif(gif.id))
    } catch (error) {
      setFailure(error instanceof UploadError ? (error.reason ?? error.message) : asProblem(error).detail)
    } finally {
      setTaking(undefined)
    }
  }
  return { taking, failure, take }
}

/** Search of animated pictures: a field, what was found, and who found it. */
export function GifSearch({ draft, held, chosen, onFound, onChosen }: GifSearchProps) {
  const [text, setText] = useState(held?.query ?? '')
  const [query, setQuery] = useState(held?.query ?? '')
  const search = useInfiniteQuery(gifsQuery({ query, draft }, query === held?.query ? held : undefined))
  const { taking, failure, take } = useTaking({ chosen, onChosen })
  const gifs = search.data?.pages.flatMap((page) => page.items)
  const first = search.data?.pages[0]
  const asked = first?.query ?? query
  const tell = useEffectEvent(onFound)
  useEffect(() => {
    if (first && first !== held && first.items.length > 0) tell(first)
  }, [first, held])

  /** Addresses that were held open no more once the site signs with another key: these are searched again. */
  function onBroken() {
    if (first === held && !search.isFetching) void search.refetch()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    setQuery(text.trim())
  }
  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <TextField
          label={words.field}
          placeholder={words.hint}
          type="search"
          enterKeyHint="search"
          maxLength={50}
          value={text}
          onChange={setText}
          onKeyDown={onKeyDown}
        />
        <Button
          variant="secondary"
          icon={<Search aria-hidden="true" />}
          onClick={() => setQuery(text.trim())}
        >
          {words.search}
        </Button>
      </div>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      {search.error && <Banner tone="error">{asProblem(search.error).detail}</Banner>}
      {search.isLoading && <Waiting />}
      {!search.isEnabled && <p className={styles.note}>{words.begin}</p>}
      {gifs && (
        <p className={styles.note} role="status">
          {taking === undefined ? headingOf(gifs, query, asked) : words.taking}
        </p>
      )}
      {gifs && (
        <GifGrid
          gifs={gifs}
          chosenId={chosen?.id}
          taking={taking}
          onChoose={(gif) => void take(gif)}
          onBroken={onBroken}
        />
      )}
      {search.hasNextPage && (
        <Button
          variant="secondary"
          busy={search.isFetchingNextPage}
          onClick={() => void search.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
      <p className={styles.attribution}>{words.attribution}</p>
    </div>
  )
}

function headingOf(gifs: readonly Gif[], query: string, asked: string): string {
  if (gifs.length === 0) return words.none(asked)
  return query === '' ? words.suggested : words.found(asked)
}

function Waiting() {
  return (
    <Loading label={words.loading}>
      <div className={styles.grid}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} shape="picture" />
        ))}
      </div>
    </Loading>
  )
}
