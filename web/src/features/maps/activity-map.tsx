import { Suspense } from 'react'
import { lazyPart } from '../../ui/states/lazy-part'
import { Skeleton } from '../../ui/states/skeleton'
import type { MapViewProps } from './map-view'

const MapView = lazyPart(async () => (await import('./map-view')).MapView)

/** A map of activities; the map itself is loaded when one is shown. */
export function ActivityMap(props: MapViewProps) {
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <MapView {...props} />
    </Suspense>
  )
}
