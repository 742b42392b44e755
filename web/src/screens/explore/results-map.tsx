import type { ActivityCard as ActivityCardData } from 'functions/contract/activities/activity'
import { RADIUS_KM } from 'functions/contract/activities/activity-query'
import { cardProps, priceWords } from '../../features/activity-lists/card-props'
import { ActivityMap } from '../../features/maps/activity-map'
import { ActivityCard } from '../../ui/activity-card'
import type { SearchChange } from './search-state'
import { exploreWording as words } from './wording'

interface ResultsMapProps {
  items: readonly ActivityCardData[]
  hrefOf: (shareRef: string) => string
  onChange: (change: SearchChange) => void
}

/** What was found, on a map; what is nowhere is counted below it. */
export function ResultsMap({ items, hrefOf, onChange }: ResultsMapProps) {
  const pins = items.flatMap((it) =>
    it.point === null
      ? []
      : [{ id: it.shareRef, point: it.point, label: priceWords(it) ?? words.map.dot, name: it.title }],
  )
  const cardOf = (id: string) => {
    const it = items.find((item) => item.shareRef === id)
    return it && <ActivityCard {...cardProps(it, hrefOf(id))} level={2} eager />
  }
  return (
    <>
      <ActivityMap
        pins={pins}
        cardOf={cardOf}
        onSearch={({ centre, radiusKm }) => {
          const radius = Math.min(RADIUS_KM.most, Math.max(RADIUS_KM.least, Math.ceil(radiusKm)))
          const near = `${centre.latitude.toFixed(4)},${centre.longitude.toFixed(4)}`
          onChange({ near, place: null, radius: String(radius) })
        }}
      />
      {pins.length < items.length && <p role="note">{words.map.nowhere(items.length - pins.length)}</p>}
    </>
  )
}
