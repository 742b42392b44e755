import type { Currency } from 'functions/contract/pricing/money'
import type { PromoCodeSave } from 'functions/contract/promo-codes/promo-code'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { DialogForm } from '../../ui/forms/dialog-form'
import { TextField } from '../../ui/fields/text-field'
import { DiscountFields, LimitFields, TimeFields, Unlocks } from './promo-code-fields'
import { PromoCodeScope } from './promo-code-scope'
import type { ScopeChoice } from './promo-code-scope'
import { NEW_PROMO_CODE, checkPromoCode, typedFrom } from './typed-promo-code'
import type { Errors, TypedPromoCode } from './typed-promo-code'
import { promoCodeWording } from './wording'

const words = promoCodeWording.dialog

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
  const [typed, setTyped] = useState<TypedPromoCode>(value ? typedFrom(value, choices) : NEW_PROMO_CODE)
  const [errors, setErrors] = useState<Errors>(given ?? {})
  const onType = (change: Partial<TypedPromoCode>) => setTyped((before) => ({ ...before, ...change }))

  function submit() {
    const checked = checkPromoCode(typed, value ? [] : taken)
    setErrors(checked.errors)
    if (checked.save) onSave(checked.save)
  }
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
    </DialogForm>
  )
}
