import type { TimeZone } from 'functions/contract/time'
import { Clock, MapPin } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Banner } from '../../../ui/states/banner'
import { Button } from '../../../ui/button'
import type { ActivityDraft } from '../draft/draft'
import { zoneToOffer } from '../draft/place-zone'
import styles from './place-offers.module.css'
import { cityOf } from './when'
import { activityWording } from '../wording'

const words = activityWording.where

interface ZoneOfferProps {
  draft: ActivityDraft
  onUse: (zone: TimeZone) => void
  onKeep: () => void
}

/** Where the clocks of the chosen place go differently: its zone, in one tap. The times stay as they are written. */
export function ZoneOffer({ draft, onUse, onKeep }: ZoneOfferProps) {
  const zone = zoneToOffer(draft)
  if (zone === undefined) return null
  return (
    <div role="status">
      <Banner title={words.zone.title(cityOf(zone))}>
        <p>{words.zone.detail(cityOf(draft.timezone))}</p>
        <div className={styles.actions}>
          <Button
            size="small"
            variant="secondary"
            icon={<Clock aria-hidden="true" />}
            onClick={() => onUse(zone)}
          >
            {words.zone.use(cityOf(zone))}
          </Button>
          <Button size="small" variant="quiet" onClick={onKeep}>
            {words.zone.keep(cityOf(draft.timezone))}
          </Button>
        </div>
      </Banner>
    </div>
  )
}

interface FoundPlaceProps {
  /** What was filled in for the person, to be looked for; undefined for a place that is theirs already. */
  wanted: string | undefined
  place: { name: string; address: string } | undefined
  onSearch: (text: string) => void
  onUse: () => void
}

/** Looks for a place that was filled in without a position, and offers what was found. */
export function FoundPlace({ wanted, place, onSearch, onUse }: FoundPlaceProps) {
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (wanted !== undefined) search(wanted)
  }, [wanted])
  if (wanted === undefined || !place) return null
  const use = (
    <Button size="small" variant="secondary" icon={<MapPin aria-hidden="true" />} onClick={onUse}>
      {words.guessed.use}
    </Button>
  )
  return (
    <Banner title={words.guessed.title(place.name)} action={use}>
      {place.address}
    </Banner>
  )
}
