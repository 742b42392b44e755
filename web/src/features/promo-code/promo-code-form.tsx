import type { Currency } from 'functions/contract/money'
import { MAX_USES_PER_PERSON, PromoCodeSave } from 'functions/contract/promo-code'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { CheckboxGroup } from '../../ui/checkbox-group'
import { DateTimeField } from '../../ui/date-time-field'
import { MoneyField } from '../../ui/money-field'
import { NumberField } from '../../ui/number-field'
import { SegmentedControl } from '../../ui/segmented-control'
import { TextField } from '../../ui/text-field'
import styles from './promo-code-form.module.css'
import { PromoCodeScope } from './promo-code-scope'
import type { Scope, ScopeChoice } from './promo-code-scope'
import { promoCodeWording } from './wording'

const words = promoCodeWording.dialog

type Typed = Omit<PromoCodeSave, 'value' | 'ticketTypeRefs' | 'unlocks'> &
  Scope & { value: number | undefined; unlocks: string[] }
type Errors = Readonly<Record<string, string>>

const KINDS = [
  { value: 'percentage', label: words.percentage },
  { value: 'amount', label: words.amount },
  { value: 'nothing', label: words.nothing },
] as const
type Kind = (typeof KINDS)[number]['value']

/** Only a code that opens tickets may take nothing off. */
const DISCOUNTS = KINDS.filter(({ value }) => value !== 'nothing')

function kindOf({ isPercentage, value }: Typed): Kind {
  if (value === 0) return 'nothing'
  return isPercentage ? 'percentage' : 'amount'
}

function ofKind(kind: Kind): Pick<Typed, 'isPercentage' | 'value'> {
  return { isPercentage: kind !== 'amount', value: kind === 'nothing' ? 0 : undefined }
}

const PER = [
  { value: 'ticket', label: words.perTicket },
  { value: 'order', label: words.perOrder },
] as const

export interface PromoCodeFormProps {
  /** Undefined for a new one. */
  value: PromoCodeSave | undefined
  currency: Currency
  ticketTypes: readonly ScopeChoice[]
  /** Codes that are there already. */
  taken: readonly string[]
  errors?: Errors | undefined
  onSave: (value: PromoCodeSave) => void
  onCancel: () => void
}

const EMPTY: Typed = {
  code: '',
  isPercentage: true,
  value: 10,
  limit: null,
  endsAt: null,
  isForSome: false,
  ticketTypeRefs: [],
  unlocks: [],
}

/** A code as it is typed on; tickets that were removed since are no longer chosen. */
function typedFrom(value: PromoCodeSave, choices: readonly ScopeChoice[]): Typed {
  const refs = value.ticketTypeRefs ?? []
  const ticketTypeRefs = refs.filter((ref) => choices.some(({ name }) => name === ref))
  const unlocks = (value.unlocks ?? []).filter((ref) =>
    choices.some(({ name, isHidden }) => isHidden && name === ref),
  )
  return { ...value, isForSome: refs.length > 0, ticketTypeRefs, unlocks }
}

function check(
  { isForSome, ticketTypeRefs, ...typed }: Typed,
  taken: readonly string[],
): { save?: PromoCodeSave; errors: Errors } {
  const { data, error } = PromoCodeSave.safeParse({
    ...typed,
    ticketTypeRefs: isForSome ? ticketTypeRefs : [],
  })
  const errors = Object.fromEntries((error?.issues ?? []).map((it) => [it.path.join('.'), it.message]))
  if (isForSome && ticketTypeRefs.length === 0) errors['ticketTypeRefs'] = words.chooseTickets
  if (data && taken.includes(data.code)) return { errors: { code: words.taken } }
  return data && Object.keys(errors).length === 0 ? { save: data, errors } : { errors }
}

interface FieldsProps {
  typed: Typed
  errors: Errors
  onType: (change: Partial<Typed>) => void
}

function DiscountFields({ typed, errors, onType, currency }: FieldsProps & { currency: Currency }) {
  const kind = kindOf(typed)
  return (
    <>
      <SegmentedControl
        label={words.kind}
        options={typed.unlocks.length > 0 || kind === 'nothing' ? KINDS : DISCOUNTS}
        value={kind}
        error={kind === 'nothing' ? errors['value'] : undefined}
        onChange={(next) => onType(ofKind(next))}
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

function TimeFields({ typed, errors, onType }: FieldsProps) {
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
function Unlocks({ typed, errors, onType, choices }: FieldsProps & { choices: readonly ScopeChoice[] }) {
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

function LimitFields({ typed, errors, onType, currency }: FieldsProps & { currency: Currency }) {
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

/** Every field of one promo code. Its name is fixed once it is there: that is what people were told. */
export function PromoCodeForm({
  value,
  currency,
  ticketTypes: choices,
  taken,
  errors: given,
  onSave,
  onCancel,
}: PromoCodeFormProps) {
  const [typed, setTyped] = useState<Typed>(value ? typedFrom(value, choices) : EMPTY)
  const [errors, setErrors] = useState<Errors>(given ?? {})
  const onType = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = check(typed, value ? [] : taken)
    setErrors(checked.errors)
    if (checked.save) onSave(checked.save)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={words.code}
        placeholder={words.codeHint}
        help={value ? words.codeFixed : words.codeHelp}
        value={typed.code}
        disabled={value !== undefined}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors['code']}
        onChange={(code) => onType({ code: code.toUpperCase() })}
      />
      <Unlocks {...{ typed, errors, onType, choices }} />
      <DiscountFields {...{ typed, errors, onType, currency }} />
      <LimitFields {...{ typed, errors, onType, currency }} />
      {(choices.length > 1 || typed.isForSome) && (
        <PromoCodeScope value={typed} choices={choices} error={errors['ticketTypeRefs']} onChange={onType} />
      )}
      <TimeFields {...{ typed, errors, onType }} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit">{words.save}</Button>
      </div>
    </form>
  )
}
