import { Search } from 'lucide-react'
import { openModal } from '../../app/modals'
import { GifSearch } from '../../features/gif/gif-search'
import { gifWording as words } from '../../features/gif/wording'
import { Button } from '../../ui/button'
import type { Editor } from './use-editor'

const MOST_HELD = 24

function openSearch({ draft, change }: Editor) {
  openModal({
    title: words.title,
    render: (close) => (
      <GifSearch
        draft={{ title: draft.title.slice(0, 120), words: draft.held?.coverWords ?? '' }}
        onFound={(gifs) => change({ kind: 'held', held: { gifs: gifs.slice(0, MOST_HELD) } })}
        onChosen={(gif, url) => {
          const altText = gif.title || words.untitled
          change({ kind: 'media-added', item: { type: 'image', url, altText, isFeatured: true } })
          change({ kind: 'held', held: { chosenGif: url } })
          close()
        }}
      />
    ),
  })
}

/** Opens the search of animated pictures; the one that is chosen becomes the cover. */
export function SearchPicture({ editor }: { editor: Editor }) {
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Search aria-hidden="true" />}
      onClick={() => openSearch(editor)}
    >
      {words.open}
    </Button>
  )
}
