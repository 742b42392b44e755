import { useInfiniteQuery } from '@tanstack/react-query'
import type { Gif } from 'functions/contract/gif'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { asProblem } from '../../data/problem'
import { UploadError, takeGif } from '../../data/uploads'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { Loading, Skeleton } from '../../ui/skeleton'
import { TextField } from '../../ui/text-field'
import { GifGrid } from './gif-grid'
import styles from './gif-search.module.css'
import { gifsQuery } from './queries'
import { gifWording as words } from './wording'

export interface GifSearchProps {
  /** What the pictures are for: suggestions come by its words. */
  draft: { title: string; words: string }
  /** Those found last, to begin with. */
  onFound: (gifs: Gif[]) => void
  /** `url` is the picture's address on our own site. */
  onChosen: (gif: Gif, url: string) => void
}

/** Taking one over: which, and why it failed. */
function useTaking(onChosen: GifSearchProps['onChosen']) {
  const [taking, setTaking] = useState<string>()
  const [failure, setFailure] = useState<string>()
  async function take(gif: Gif) {
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
export function GifSearch({ draft, onFound, onChosen }: GifSearchProps) {
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const search = useInfiniteQuery(gifsQuery({ query, draft }))
  const { taking, failure, take } = useTaking(onChosen)
  const gifs = search.data?.pages.flatMap((page) => page.items)
  const asked = search.data?.pages[0]?.query ?? query
  useEffect(() => {
    if (search.data) onFound(search.data.pages.flatMap((page) => page.items))
    // Only what was found counts: the caller's function is another one each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search.data])

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
      {gifs && <GifGrid gifs={gifs} taking={taking} onChoose={(gif) => void take(gif)} />}
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
