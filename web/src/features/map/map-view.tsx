import { Search } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import styles from './map.module.css'
import { useLeaflet } from './use-leaflet'
import type { Area, Pin } from './use-leaflet'
import { mapWording as words } from './wording'

export interface MapViewProps {
  pins: readonly Pin[]
  /** What is shown of the pin that was picked. */
  cardOf: (id: string) => ReactNode
  onSearch: (area: Area) => void
}

/** A map with a bubble for each pin; a picked one shows its card. Loaded when a map is shown. */
export function MapView({ pins, cardOf, onSearch }: MapViewProps) {
  const [picked, setPicked] = useState<string>()
  const [moved, setMoved] = useState<Area>()
  const element = useLeaflet(pins, picked, { onPick: setPicked, onMoved: setMoved })
  const isThere = pins.some((pin) => pin.id === picked)
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
      {isThere && picked !== undefined && (
        <div className={styles.card} aria-live="polite">
          {cardOf(picked)}
        </div>
      )}
    </section>
  )
}
