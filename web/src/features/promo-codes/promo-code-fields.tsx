import type { Currency } from 'functions/contract/pricing/money'
import { MAX_USES_PER_PERSON } from 'functions/contract/promo-codes/promo-code'
import { Checkbox } from '../../ui/fields/checkbox'
import { CheckboxGroup } from '../../ui/fields/checkbox-group'
import { DateTimeField } from '../../ui/fields/date-time-field'
import { MoneyField } from '../../ui/fields/money-field'
import { NumberField } from '../../ui/fields/number-field'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import styles from './promo-code-fields.module.css'
import type { ScopeChoice } from './promo-code-scope'
import type { Errors, TypedPromoCode } from './typed-promo-code'
import { promoCodeWording } from './wording'

const words = promoCodeWording.dialog

const KINDS = [
  { value: 'percentage', label: words.percentage },
  { value: 'amount', label: words.amount },
  { value: 'nothing', label: words.nothing },
] as const

/** Only a code that opens tickets may take nothing off. */
const DISCOUNTS = KINDS.filter(({ value }) => value !== 'nothing')

const PER = [
  { value: 'ticket', label: words.perTicket },
  { value: 'order', label: words.perOrder },
] as const

export interface FieldsProps {
  typed: TypedPromoCode
  errors: Errors
  onType: (change: Partial<TypedPromoCode>) => void
}

/** What it takes off, and whether of each ticket or of the order. */
export function DiscountFields({ typed, errors, onType, currency }: FieldsProps & { currency: Currency }) {
  const { kind } = typed
  return (
    <>
      <SegmentedControl
        label={words.kind}
        options={typed.unlocks.length > 0 || kind === 'nothing' ? KINDS : DISCOUNTS}
        value={kind}
        error={kind === 'nothing' ? errors['value'] : undefined}
        onChange={(next) => onType({ kind: next, value: undefined })}
      />
      {kind === 'percentage' && (
        <NumberField
          label={words.percentageValue}
          tail="%"
          min={1}
          max={100}
          value={typed.value}
          error={errors['value']}
          onChange={(value) => onType({ value })}
        />
      )}
      {kind === 'amount' && (
        <MoneyField
          label={words.amountValue[typed.per ?? 'ticket']}
          currency={currency}
          value={typed.value}
          error={errors['value']}
          onChange={(value) => onType({ value })}
        />
      )}
      {kind === 'amount' && (
        <SegmentedControl
          label={words.per}
          options={PER}
          value={typed.per ?? 'ticket'}
          onChange={(per) => onType({ per })}
        />
      )}
    </>
  )
}

/** From when and until when it is good. */
export function TimeFields({ typed, errors, onType }: FieldsProps) {
  return (
    <div className={styles.row}>
      <DateTimeField
        label={words.starts}
        optional
        value={typed.startsAt ?? ''}
        error={errors['startsAt']}
        onChange={(start) => onType({ startsAt: start === '' ? null : start })}
      />
      <DateTimeField
        label={words.ends}
        optional
        value={typed.endsAt ?? ''}
        error={errors['endsAt']}
        onChange={(end) => onType({ endsAt: end === '' ? null : end })}
      />
    </div>
  )
}

/** The hidden tickets that the code opens, where there are some. */
export function Unlocks({
  typed,
  errors,
  onType,
  choices,
}: FieldsProps & { choices: readonly ScopeChoice[] }) {
  const hidden = choices.filter(({ isHidden }) => isHidden)
  if (hidden.length === 0) return null
  return (
    <CheckboxGroup
      label={words.unlocks}
      options={hidden.map(({ name, title }) => ({ value: name, label: title }))}
      values={typed.unlocks}
      error={errors['unlocks']}
      onChange={(unlocks) => onType({ unlocks })}
    />
  )
}

/** How often it may be used and by whom, from how much on, and beside which others. */
export function LimitFields({ typed, errors, onType, currency }: FieldsProps & { currency: Currency }) {
  return (
    <>
      <div className={styles.row}>
        <NumberField
          label={words.limit}
          help={words.limitHelp}
          optional
          min={1}
          value={typed.limit ?? undefined}
          error={errors['limit']}
          onChange={(limit) => onType({ limit: limit ?? null })}
        />
        <NumberField
          label={words.perPerson}
          help={words.perPersonHelp}
          optional
          min={1}
          max={MAX_USES_PER_PERSON}
          value={typed.perPerson ?? undefined}
          error={errors['perPerson']}
          onChange={(perPerson) => onType({ perPerson: perPerson ?? null })}
        />
      </div>
      <MoneyField
        label={words.minSpend}
        help={words.minSpendHelp}
        optional
        currency={currency}
        value={typed.minSpend ?? undefined}
        error={errors['minSpend']}
        onChange={(minSpend) => onType({ minSpend: minSpend ?? null })}
      />
      <Checkbox
        label={words.combinable}
        help={words.combinableHelp}
        checked={typed.combinable ?? false}
        onChange={(combinable) => onType({ combinable })}
      />
    </>
  )
}
