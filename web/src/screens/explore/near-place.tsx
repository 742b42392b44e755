import { MapPin } from 'lucide-react'
import { useState } from 'react'
import type { PlaceSearch } from '../../features/places/use-place-search'
import { usePlaceSearch } from '../../features/places/use-place-search'
import { Combobox } from '../../ui/fields/combobox'
import type { SearchChange } from './search-state'
import { exploreWording } from './wording'

const words = exploreWording.nearPlace
/** About ten metres. */
const DECIMALS = 4

/** What to say below the field; what was found is in its list. */
function noteOf({ state, places }: PlaceSearch): string | undefined {
  if (state === 'failed') return words.failed
  return state === 'found' && places.length === 0 ? words.none : undefined
}

function statusOf(search: PlaceSearch): string {
  const { state, places } = search
  return state === 'found' && places.length > 0 ? words.counted(places.length) : (noteOf(search) ?? '')
}

/** A place by its name or address, to look around; the one that is chosen becomes a chip among the filters. */
export function NearPlace({ onChange }: { onChange: (change: SearchChange) => void }) {
  const [typed, setTyped] = useState('')
  const search = usePlaceSearch()
  function type(text: string) {
    setTyped(text)
    search.search(text)
  }
  return (
    <Combobox
      label={words.label}
      hideLabel
      placeholder={words.label}
      lead={<MapPin aria-hidden="true" />}
      enterKeyHint="search"
      maxLength={200}
      value={typed}
      help={noteOf(search)}
      listLabel={words.found}
      status={statusOf(search)}
      takesFirst
      options={search.places.map((place, index) => ({
        id: String(index),
        title: place.name,
        detail: place.address,
      }))}
      onChoose={(index) => {
        const place = search.places[index]
        if (!place) return
        const { name, latitude, longitude } = place
        onChange({ place: name, near: `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}` })
        type('')
      }}
      onChange={type}
    />
  )
}
