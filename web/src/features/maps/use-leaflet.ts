import { DomUtil, divIcon, latLngBounds, layerGroup, map as makeMap, marker, tileLayer } from 'leaflet'
import type { LayerGroup, Map as LeafletMap } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Point } from 'functions/contract/activities/activity'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDark } from '../../lib/use-dark'
import { CLOSEST_ZOOM, clustersOf, isOnePlace } from './clusters'
import type { Cluster } from './clusters'
import styles from './map.module.css'
import { tilesFor } from './tiles'
import { mapWording as words } from './wording'

/** One thing on the map: a bubble with a few words, and a name for those who hear it. */
export interface Pin {
  readonly id: string
  readonly point: Point
  readonly label: string
  readonly name: string
}

/** The part of the world that the map shows: a circle that its corners lie on. */
export interface Area {
  readonly centre: Point
  readonly radiusKm: number
}

interface Events {
  /** One bubble was tapped that stands for these, at one place. */
  onPick: (ids: readonly string[]) => void
  /** The person moved the map; not called when it moves by itself. */
  onMoved: (area: Area) => void
}

const FIRST_ZOOM = 13
/** The whole world, until there is something to show. */
const NOWHERE = { centre: [20, 0] as [number, number], zoom: 2 }

function areaOf(map: LeafletMap): Area {
  const bounds = map.getBounds()
  const centre = bounds.getCenter().wrap()
  const radiusKm = centre.distanceTo(bounds.getNorthEast()) / 1000
  return { centre: { latitude: centre.lat, longitude: centre.lng }, radiusKm }
}

function show(map: LeafletMap, pins: readonly Pin[]): void {
  if (pins.length === 0) return
  const bounds = latLngBounds(pins.map(({ point }) => [point.latitude, point.longitude]))
  map.fitBounds(bounds, { padding: [48, 48], maxZoom: FIRST_ZOOM, animate: false })
}

function nameOf(cluster: Cluster<Pin>): string {
  const { items } = cluster
  if (items.length === 1) return items[0]?.name ?? ''
  return isOnePlace(cluster) ? words.here(items.length) : words.many(items.length)
}

function bubbleOf(cluster: Cluster<Pin>, picked: readonly string[]) {
  const [first] = cluster.items
  const isOne = cluster.items.length === 1
  const bubble = document.createElement('span')
  bubble.className = styles.bubble ?? ''
  bubble.textContent = isOne ? (first?.label ?? '') : String(cluster.items.length)
  if (!isOne) DomUtil.addClass(bubble, styles.many ?? '')
  if (first && picked.includes(first.id)) DomUtil.addClass(bubble, styles.picked ?? '')
  // As large as its words; its middle stands at the place (map.module.css).
  const icon = divIcon({ className: styles.pin ?? '', html: bubble, iconSize: undefined })
  const name = nameOf(cluster)
  const drawn = marker([cluster.centre.latitude, cluster.centre.longitude], { icon, title: name })
  // Leaflet names pictures only; a bubble would be called by its price.
  return drawn.on('add', () => drawn.getElement()?.setAttribute('aria-label', name))
}

/** Draws a map with bubbles into an element, for as long as that is there. */
export function useLeaflet(pins: readonly Pin[], picked: readonly string[], events: Events) {
  const element = useRef<HTMLDivElement>(null)
  const [made, setMade] = useState<{ map: LeafletMap; layer: LayerGroup }>()
  const [zoom, setZoom] = useState(NOWHERE.zoom)
  const pick = useEffectEvent(events.onPick)
  const moved = useEffectEvent(events.onMoved)

  useEffect(() => {
    if (!element.current) return undefined
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const map = makeMap(element.current, {
      zoomAnimation: !calm,
      fadeAnimation: !calm,
      maxZoom: CLOSEST_ZOOM,
    })
    map.attributionControl.setPrefix(false)
    map.setView(NOWHERE.centre, NOWHERE.zoom)
    map.on('zoomend', () => setZoom(map.getZoom()))
    map.on('dragend', () => moved(areaOf(map)))
    setMade({ map, layer: layerGroup().addTo(map) })
    return () => {
      map.remove()
      setMade(undefined)
    }
  }, [])

  const isDark = useDark()
  useEffect(() => {
    if (!made) return undefined
    const { url, attribution, isDimmed } = tilesFor(window.location, isDark)
    const className = isDimmed ? (styles.dimmed ?? '') : ''
    const layer = tileLayer(url, { attribution, className, maxZoom: CLOSEST_ZOOM }).addTo(made.map)
    return () => {
      layer.remove()
    }
  }, [made, isDark])

  // Other results are looked at from where they are all seen.
  const shown = pins.map((pin) => pin.id).join(' ')
  const fit = useEffectEvent((map: LeafletMap) => show(map, pins))
  useEffect(() => {
    if (made && shown !== '') fit(made.map)
  }, [made, shown])

  useEffect(() => {
    if (!made) return
    made.layer.clearLayers()
    for (const cluster of clustersOf(pins, zoom)) {
      const bubble = bubbleOf(cluster, picked).addTo(made.layer)
      bubble.on('click', () => {
        if (isOnePlace(cluster)) pick(cluster.items.map(({ id }) => id))
        else made.map.setView(bubble.getLatLng(), Math.min(CLOSEST_ZOOM, zoom + 3))
      })
    }
  }, [made, pins, zoom, picked])
  return element
}
