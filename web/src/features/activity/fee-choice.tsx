import { SegmentedControl } from '../../ui/segmented-control'
import type { SectionProps } from './section-props'
import { activityWording } from './wording'

const words = activityWording.fee

const OPTIONS = [
  { value: 'absorb', label: words.absorb },
  { value: 'pass-on', label: words.passOn },
] as const

/** Who pays the platform's fee; asked only where tickets cost something. */
export function FeeChoice({ draft, onFields }: Omit<SectionProps, 'errors'>) {
  return (
    <SegmentedControl
      label={words.question}
      options={OPTIONS}
      value={draft.feeMode}
      help={words.help[draft.feeMode]}
      onChange={(feeMode) => onFields({ feeMode })}
    />
  )
}
