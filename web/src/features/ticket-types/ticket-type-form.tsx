import { TicketTypeSave } from 'functions/contract/tickets/ticket-type'
import { MAX_TICKETS_PER_ORDER } from 'functions/contract/tickets/ticket-limits'
import type { SharedCapacity } from 'functions/contract/tickets/ticket-type'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/fields/checkbox'
import { DialogForm } from '../../ui/forms/dialog-form'
import { DateTimeField } from '../../ui/fields/date-time-field'
import { MoneyField } from '../../ui/fields/money-field'
import { NumberField } from '../../ui/fields/number-field'
import { RichTextEditor } from '../../ui/forms/rich-text-editor'
import { Select } from '../../ui/fields/select'
import { TextArea, TextField } from '../../ui/fields/text-field'
import { currencyOptions, isLimited } from './currencies'
import type { SellsIn } from './currencies'
import styles from './ticket-type-form.module.css'
import { ticketTypeEditing } from './editing-wording'

const words = ticketTypeEditing.dialog

/** A ticket type while it is typed: numbers may be missing for a moment. */
type Typed = Omit<TicketTypeSave, 'price' | 'minTicketCountPerPurchase'> & {
  price: number | undefined
  minTicketCountPerPurchase: number | undefined
}

type Errors = Readonly<Record<string, string>>

/** What the contract would refuse, by field. */
function check(typed: Typed): { save?: TicketTypeSave; errors: Errors } {
  const { data, error } = TicketTypeSave.safeParse(typed)
  const errors = Object.fromEntries((error?.issues ?? []).map((it) => [it.path.join('.'), it.message]))
  return data ? { save: data, errors } : { errors }
}

interface FieldsProps {
  typed: Typed
  errors: Errors
  onType: (change: Partial<Typed>) => void
}

/** What is said of the currency: why others are missing, or that this one is not paid out. */
function currencyNote({ currency, price = 0 }: Typed, sellsIn: SellsIn): { help: string; error?: string } {
  if (!isLimited(sellsIn)) return { help: words.currencyHelp }
  const codes = sellsIn.map((it) => it.toUpperCase()).join(', ')
  const limited = words.currencyLimited(codes)
  // Where there is one currency alone, no ticket can have another.
  const help = sellsIn.length === 1 ? limited : `${words.currencyHelp} ${limited}`
  const isUnpaid = price > 0 && !sellsIn.includes(currency)
  return { help, ...(isUnpaid && { error: words.currencyUnpaid(currency.toUpperCase(), codes) }) }
}

function PriceFields({ typed, errors, onType, sellsIn }: FieldsProps & { sellsIn: SellsIn }) {
  const note = currencyNote(typed, sellsIn)
  return (
    <div className={styles.row}>
      <MoneyField
        label={words.price}
        help={words.priceHelp}
        currency={typed.currency}
        value={typed.price}
        error={errors['price']}
        onChange={(price) => onType({ price })}
      />
      <Select
        label={words.currency}
        help={note.help}
        value={typed.currency}
        options={currencyOptions(typed.currency, sellsIn)}
        error={errors['currency'] ?? note.error}
        onChange={(currency) => onType({ currency })}
      />
    </div>
  )
}

function CountFields({ typed, errors, onType }: FieldsProps) {
  return (
    <>
      <NumberField
        label={words.capacity}
        help={words.capacityHelp}
        optional
        min={1}
        value={typed.capacity ?? undefined}
        error={errors['capacity']}
        onChange={(capacity) => onType({ capacity: capacity ?? null })}
      />
      <div className={styles.row}>
        <NumberField
          label={words.least}
          min={1}
          max={MAX_TICKETS_PER_ORDER}
          value={typed.minTicketCountPerPurchase}
          error={errors['minTicketCountPerPurchase']}
          onChange={(minTicketCountPerPurchase) => onType({ minTicketCountPerPurchase })}
        />
        <NumberField
          label={words.most}
          help={words.mostHelp}
          optional
          min={1}
          max={MAX_TICKETS_PER_ORDER}
          value={typed.maxTicketCountPerPurchase ?? undefined}
          error={errors['maxTicketCountPerPurchase']}
          onChange={(most) => onType({ maxTicketCountPerPurchase: most ?? null })}
        />
      </div>
    </>
  )
}

function PlacesField({ typed, errors, onType, places }: FieldsProps & { places: readonly SharedCapacity[] }) {
  const none = { value: '', label: words.sharesNone }
  const options = places.map(({ key, title, capacity }) => {
    return { value: key, label: words.sharesCapacity(title, capacity.toLocaleString('en')) }
  })
  return (
    <Select
      label={words.shares}
      help={words.sharesHelp}
      value={places.some(({ key }) => key === typed.sharesCapacity) ? (typed.sharesCapacity ?? '') : ''}
      options={[none, ...options]}
      error={errors['sharesCapacity']}
      onChange={(key) => onType({ sharesCapacity: key === '' ? null : key })}
    />
  )
}

function SaleFields({ typed, errors, onType }: FieldsProps) {
  return (
    <div className={styles.row}>
      <DateTimeField
        label={words.saleStarts}
        help={words.saleStartsHelp}
        optional
        value={typed.saleStartsAt ?? ''}
        error={errors['saleStartsAt']}
        onChange={(start) => onType({ saleStartsAt: start === '' ? null : start })}
      />
      <DateTimeField
        label={words.saleEnds}
        help={words.saleEndsHelp}
        optional
        value={typed.saleEndsAt ?? ''}
        error={errors['saleEndsAt']}
        onChange={(end) => onType({ saleEndsAt: end === '' ? null : end })}
      />
    </div>
  )
}

function WordFields({ typed, errors, onType }: FieldsProps) {
  return (
    <>
      <TextArea
        label={words.description}
        optional
        rows={2}
        maxLength={500}
        value={typed.description}
        error={errors['description']}
        onChange={(description) => onType({ description })}
      />
      <details className={styles.more} open={Boolean(typed.richDescription)}>
        <summary>{words.richDescription}</summary>
        <RichTextEditor
          label={words.richDescription}
          hideLabel
          value={typed.richDescription ?? ''}
          error={errors['richDescription']}
          onChange={(richDescription) => onType({ richDescription })}
        />
      </details>
    </>
  )
}

export interface TicketTypeFormProps {
  value: TicketTypeSave
  /** Places that it may share with other ticket types. */
  places: readonly SharedCapacity[]
  /** The currencies that the organiser is paid in. */
  sellsIn?: SellsIn
  /** What the server said about it. */
  errors?: Errors | undefined
  onSave: (value: TicketTypeSave) => void
  onCancel: () => void
}

/** Every field of one ticket type; what the contract would refuse is said before it is saved. */
export function TicketTypeForm(props: TicketTypeFormProps) {
  const { value, places, sellsIn, errors: given, onSave, onCancel } = props
  const [typed, setTyped] = useState<Typed>(value)
  const [errors, setErrors] = useState<Errors>(given ?? {})
  const onType = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }))

  function submit() {
    const checked = check(typed)
    setErrors(checked.errors)
    if (checked.save) onSave(checked.save)
  }
  const fields = { typed, errors, onType }
  return (
    <DialogForm
      onSubmit={submit}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit">{words.save}</Button>
        </>
      }
    >
      <TextField
        label={words.title}
        placeholder={words.titleHint}
        value={typed.title}
        maxLength={80}
        autoComplete="off"
        error={errors['title']}
        onChange={(title) => onType({ title })}
      />
      <PriceFields {...fields} sellsIn={sellsIn} />
      <CountFields {...fields} />
      {places.length > 0 && !typed.hidden && <PlacesField {...fields} places={places} />}
      <SaleFields {...fields} />
      <Checkbox
        label={words.hidden}
        help={words.hiddenHelp}
        checked={typed.hidden ?? false}
        onChange={(hidden) => onType({ hidden, ...(hidden && { sharesCapacity: null }) })}
      />
      <WordFields {...fields} />
    </DialogForm>
  )
}
