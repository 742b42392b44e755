import type { Currency } from 'functions/contract/money'
import { formatMoney } from 'functions/contract/money'
import type { PromoCodeSave } from 'functions/contract/promo-code'
import { shortWhen } from '../../lib/date-text'
import { EntryList } from '../../ui/entry-list'
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
  const entries = props.promoCodes.map((promo, index) => ({
    key: promo.code,
    id: props.idOf(index),
    title: <span className={styles.code}>{promo.code}</span>,
    facts: factsOf(promo, props.currency),
    error: props.errorOf(index),
    editLabel: words.edit(promo.code),
    removeLabel: words.remove(promo.code),
    onEdit: () => props.onEdit(promo, index),
    onRemove: () => props.onRemove(promo),
  }))
  return <EntryList entries={entries} tone="gold" addLabel={words.add} onAdd={props.onAdd} />
}
