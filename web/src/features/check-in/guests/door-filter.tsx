import { AtDoor } from 'functions/contract/tickets/attendee'
import { Chips } from '../../../ui/fields/segmented-control'
import { doorWording } from '../wording'

const words = doorWording.filter
const ALL = 'all'

export interface DoorFilterProps {
  value: AtDoor | undefined
  /** How many tickets are in, and how many may still come. */
  counts: Record<AtDoor, number>
  onChange: (value: AtDoor | undefined) => void
}

/** Narrows a list to those who are in, or to those who are not yet. */
export function DoorFilter({ value, counts, onChange }: DoorFilterProps) {
  const some = AtDoor.options.map((option) => ({ value: option, label: words[option](counts[option]) }))
  return (
    <Chips<AtDoor | typeof ALL>
      label={words.label}
      hideLabel
      options={[{ value: ALL, label: words.all }, ...some]}
      value={value ?? ALL}
      onChange={(next) => onChange(next === ALL ? undefined : next)}
    />
  )
}
