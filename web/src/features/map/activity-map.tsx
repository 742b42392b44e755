import { Suspense, lazy } from 'react'
import { Skeleton } from '../../ui/skeleton'
import type { MapViewProps } from './map-view'

const MapView = lazy(async () => {
  const { MapView: view } = await import('./map-view')
  return { default: view }
})

/** A map of activities; the map itself is loaded when one is shown. */
export function ActivityMap(props: MapViewProps) {
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <MapView {...props} />
    </Suspense>
  )
}
