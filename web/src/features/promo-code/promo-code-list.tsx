import type { Currency } from 'functions/contract/money'
import { formatMoney } from 'functions/contract/money'
import type { PromoCodeSave } from 'functions/contract/promo-code'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { shortWhen } from '../../lib/date-text'
import { Button, IconButton } from '../../ui/button'
import styles from './promo-code-list.module.css'
import { promoCodeWording as words } from './wording'

/** "20 % off", "$5 off each ticket". */
export function discountText(
  promo: Pick<PromoCodeSave, 'isPercentage' | 'value'>,
  currency: Currency,
): string {
  if (promo.isPercentage) return words.off(`${promo.value} %`)
  return `${words.off(formatMoney(promo.value, currency))} ${words.perTicket}`
}

function factsOf(promo: PromoCodeSave, currency: Currency): string {
  const uses = promo.limit === null ? words.unlimited : words.uses(promo.limit.toLocaleString('en'))
  const end = promo.endsAt === null ? undefined : words.ends(shortWhen(promo.endsAt))
  return [discountText(promo, currency), uses, end].filter(Boolean).join(' · ')
}

export interface PromoCodeListProps {
  promoCodes: readonly PromoCodeSave[]
  currency: Currency
  errorOf: (index: number) => string | undefined
  idOf: (index: number) => string
  onAdd: () => void
  onEdit: (promoCode: PromoCodeSave, index: number) => void
  onRemove: (promoCode: PromoCodeSave) => void
}

/** The promo codes being written, each to be edited in a dialog. */
export function PromoCodeList(props: PromoCodeListProps) {
  return (
    <div className={styles.all}>
      <ul className={styles.list}>
        {props.promoCodes.map((promo, index) => (
          <li key={promo.code} className={styles.item}>
            <div className={styles.words}>
              <p className={styles.code}>{promo.code}</p>
              <p className={styles.facts}>{factsOf(promo, props.currency)}</p>
              {props.errorOf(index) !== undefined && (
                <p className={styles.error} role="alert">
                  {props.errorOf(index)}
                </p>
              )}
            </div>
            <IconButton
              id={props.idOf(index)}
              label={words.edit(promo.code)}
              icon={<Pencil />}
              onClick={() => props.onEdit(promo, index)}
            />
            <IconButton
              label={words.remove(promo.code)}
              icon={<Trash2 />}
              onClick={() => props.onRemove(promo)}
            />
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="small" icon={<Plus aria-hidden="true" />} onClick={props.onAdd}>
        {words.add}
      </Button>
    </div>
  )
}
