import { formatMoney } from 'functions/contract/pricing/money-format'
import { unitPriceOf } from 'functions/contract/pricing/shown-price'
import { percentText } from '../../../lib/text/percent-text'
import { PercentField } from '../../../ui/fields/percent-field'
import { Checkbox } from '../../../ui/fields/checkbox'
import { SegmentedControl } from '../../../ui/fields/segmented-control'
import { TextField } from '../../../ui/fields/text-field'
import { currencyOf } from '../draft/draft'
import type { ActivityDraft } from '../draft/draft'
import { fieldId } from '../draft/field-errors'
import { FieldRow } from './section'
import styles from './section.module.css'
import type { PlatformFee } from './fee-choice'
import type { SectionProps } from './section-props'
import { activityWording } from '../wording'

const words = activityWording.tax

type Tax = NonNullable<ActivityDraft['tax']>

const NEW_TAX: Tax = { name: words.usualName, basisPoints: 0, mode: 'included' }
const MODES = [
  { value: 'included', label: words.included },
  { value: 'added', label: words.added },
] as const

/** What a buyer of the first ticket that costs something will see. */
function Example({ draft, tax, fee }: { draft: ActivityDraft; tax: Tax; fee: PlatformFee | undefined }) {
  const paid = draft.ticketTypes.find((type) => type.price > 0)
  if (!paid || !fee || tax.basisPoints === 0 || tax.name.trim() === '') return null
  const currency = currencyOf(draft)
  const terms = { fee: { ...fee, mode: draft.feeMode }, tax, currency }
  const { charged, tax: part } = unitPriceOf(paid.price, terms)
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <p className={styles.example} aria-live="polite">
      {words.example(
        paid.title,
        money(charged),
        `${percentText(tax.basisPoints)} % ${tax.name}`,
        money(part),
      )}
    </p>
  )
}

export interface TaxChoiceProps extends SectionProps {
  /** Undefined until it is known; the example waits for it. */
  platformFee: PlatformFee | undefined
}

/** The tax on the tickets: what it is called, how much it is, and whether the price has it in it. */
export function TaxChoice({ draft, errors, onFields, platformFee }: TaxChoiceProps) {
  // A draft that was kept by an earlier release knows no tax.
  const tax = draft.tax ?? null
  const change = (over: Partial<Tax>) => onFields({ tax: { ...(tax ?? NEW_TAX), ...over } })
  return (
    <>
      <Checkbox
        label={words.has}
        help={words.hasHelp}
        checked={tax !== null}
        onChange={(hasTax) => onFields({ tax: hasTax ? NEW_TAX : null })}
      />
      {tax && (
        <>
          <FieldRow>
            <TextField
              id={fieldId('tax.name')}
              label={words.name}
              help={words.nameHelp}
              value={tax.name}
              maxLength={30}
              error={errors['tax.name']}
              onChange={(name) => change({ name })}
            />
            <PercentField
              id={fieldId('tax.basisPoints')}
              label={words.percent}
              value={tax.basisPoints === 0 ? undefined : tax.basisPoints}
              error={errors['tax.basisPoints']}
              onChange={(basisPoints = 0) => change({ basisPoints })}
            />
          </FieldRow>
          <SegmentedControl
            label={words.mode}
            options={MODES}
            value={tax.mode}
            help={words.modeHelp[tax.mode]}
            onChange={(mode) => change({ mode })}
          />
          <Example draft={draft} tax={tax} fee={platformFee} />
        </>
      )}
    </>
  )
}
