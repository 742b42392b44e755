import type { FeePolicy } from 'functions/contract/activities/activity'
import { formatMoney } from 'functions/contract/pricing/money-format'
import { percentText } from '../../../lib/text/percent-text'
import { SegmentedControl } from '../../../ui/fields/segmented-control'
import { currencyOf } from '../draft/draft'
import type { SectionProps } from './section-props'
import { activityWording } from '../wording'

const words = activityWording.fee

const OPTIONS = [
  { value: 'absorb', label: words.absorb },
  { value: 'pass-on', label: words.passOn },
] as const

/** What the platform takes, whoever pays it. */
export type PlatformFee = Omit<FeePolicy, 'mode'>

interface FeeChoiceProps extends Omit<SectionProps, 'errors'> {
  /** Undefined until it is known. */
  platformFee: PlatformFee | undefined
}

/** How much the platform takes, and who pays it; asked only where tickets cost something. */
export function FeeChoice({ draft, onFields, platformFee }: FeeChoiceProps) {
  const amount = platformFee && feeText(platformFee, draft)
  return (
    <SegmentedControl
      label={words.question}
      options={OPTIONS}
      value={draft.feeMode}
      help={[...(amount ? [amount] : []), words.help[draft.feeMode]].join(' ')}
      onChange={(feeMode) => onFields({ feeMode })}
    />
  )
}

/** The fee in a sentence: of a ticket, and of tips and donations where there is one on those. */
function feeText({ basisPoints, fixed, extras = 0 }: PlatformFee, draft: SectionProps['draft']): string {
  const parts = [
    ...(basisPoints > 0 ? [`${percentText(basisPoints)}%`] : []),
    ...(fixed > 0 ? [formatMoney(fixed, currencyOf(draft))] : []),
  ]
  const ofTicket = parts.length > 0 ? words.ofTicket(parts.join(' + ')) : words.none
  return extras > 0 ? `${ofTicket} ${words.ofExtras(`${percentText(extras)}%`)}` : ofTicket
}
