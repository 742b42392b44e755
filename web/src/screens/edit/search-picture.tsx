import { ChosenGif, GifPage } from 'functions/contract/gifs/gif'
import { Search } from 'lucide-react'
import { openModal } from '../../lib/state/modals'
import type { ActivityDraft } from '../../features/activities/draft/draft'
import { GifSearch } from '../../features/gifs/gif-search'
import { gifWording as words } from '../../features/gifs/wording'
import { Button } from '../../ui/button'
import type { Editor } from './use-editor'

/** What a draft holds of the search; nothing where an older release held it in another shape. */
function readHeld({ held, media }: ActivityDraft) {
  const chosen = ChosenGif.safeParse(held?.chosenGif).data
  return {
    held: GifPage.safeParse(held?.gifs).data,
    chosen: media.some(({ url }) => url === chosen?.url) ? chosen : undefined,
  }
}

function openSearch({ draft, change }: Editor) {
  openModal({
    title: words.title,
    render: (close) => (
      <GifSearch
        draft={{ title: draft.title.slice(0, 120), words: draft.held?.coverWords ?? '' }}
        {...readHeld(draft)}
        onFound={(gifs) => change({ kind: 'held', held: { gifs } })}
        onChosen={(gif, url) => {
          const altText = gif.title || words.untitled
          change({ kind: 'media-added', item: { type: 'image', url, altText, isFeatured: true } })
          change({ kind: 'held', held: { chosenGif: { id: gif.id, url } } })
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
