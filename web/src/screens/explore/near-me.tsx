import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { ToggleChip } from '../../ui/fields/toggle-chip'
import { useToast } from '../../ui/dialogs/toast'
import { exploreWording as words } from './wording'

interface NearMeProps {
  /** A position, where that is all that is known of the place. */
  near: string | undefined
  onChange: (near: string | null) => void
}

const WAIT_MS = 15_000
/** About a hundred metres: an address that is shared should not say whose door it is. */
const DECIMALS = 3

/** Asks where the person is when they tap it, and at no other time. */
export function NearMe({ near, onChange }: NearMeProps) {
  const [isAsking, setAsking] = useState(false)
  const toast = useToast()
  const ask = () => {
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        onChange(`${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`)
      },
      ({ code, PERMISSION_DENIED }) => {
        setAsking(false)
        toast.show({ tone: 'bad', text: code === PERMISSION_DENIED ? words.near.refused : words.near.failed })
      },
      { timeout: WAIT_MS, maximumAge: 600_000 },
    )
  }
  return (
    <ToggleChip
      icon={<LocateFixed aria-hidden="true" />}
      checked={near !== undefined || isAsking}
      disabled={isAsking}
      onChange={(on) => (on ? ask() : onChange(null))}
    >
      {isAsking ? words.near.asking : near === undefined ? words.near.me : words.near.here}
    </ToggleChip>
  )
}
