import { Search, X } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import styles from './map.module.css'
import { useLeaflet } from './use-leaflet'
import type { Area, Pin } from './use-leaflet'
import { mapWording as words } from './wording'

export interface MapViewProps {
  pins: readonly Pin[]
  /** What is shown of a pin that was picked. */
  cardOf: (id: string) => ReactNode
  onSearch: (area: Area) => void
}

interface PickedProps extends Pick<MapViewProps, 'cardOf'> {
  ids: readonly string[]
  onClose: () => void
}

/** All that is at the place that was picked. */
function Picked({ ids, cardOf, onClose }: PickedProps) {
  return (
    <div className={styles.card} aria-live="polite">
      <div className={styles.cardHead}>
        <p>{ids.length > 1 && words.here(ids.length)}</p>
        <Button variant="quiet" size="small" icon={<X aria-hidden="true" />} onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <ul className={styles.cards}>
        {ids.map((id) => (
          <li key={id}>{cardOf(id)}</li>
        ))}
      </ul>
    </div>
  )
}

/** A map with a bubble for each place; a picked one shows the cards of what is there. Loaded when a map is shown. */
export function MapView({ pins, cardOf, onSearch }: MapViewProps) {
  const [picked, setPicked] = useState<readonly string[]>([])
  const [moved, setMoved] = useState<Area>()
  const element = useLeaflet(pins, picked, { onPick: setPicked, onMoved: setMoved })
  const shown = picked.filter((id) => pins.some((pin) => pin.id === id))
  return (
    <section className={styles.frame} aria-label={words.map}>
      <div ref={element} className={styles.map} />
      {moved && (
        <div className={styles.search}>
          <Button
            size="small"
            icon={<Search aria-hidden="true" />}
            onClick={() => {
              setMoved(undefined)
              onSearch(moved)
            }}
          >
            {words.searchHere}
          </Button>
        </div>
      )}
      {shown.length > 0 && <Picked ids={shown} cardOf={cardOf} onClose={() => setPicked([])} />}
    </section>
  )
}
