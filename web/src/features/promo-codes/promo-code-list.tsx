import type { Currency } from 'functions/contract/pricing/money'
import { formatMoney } from 'functions/contract/pricing/money-format'
import type { PromoCodeSave } from 'functions/contract/promo-codes/promo-code'
import { shortWhen } from '../../lib/text/date-text'
import { factLine } from '../../lib/text/fact-line'
import { EntryList } from '../../ui/layout/entry-list'
import styles from './promo-code-list.module.css'
import { discountText } from './discount-text'
import type { ScopeChoice } from './promo-code-scope'
import { promoCodeWording as words } from './wording'

/** "for VIP, Balcony"; nothing where a code is for all. */
function scopeText({ ticketTypeRefs = [] }: PromoCodeSave, ticketTypes: readonly ScopeChoice[]) {
  const titles = ticketTypes.filter(({ name }) => ticketTypeRefs.includes(name)).map(({ title }) => title)
  return titles.length > 0 ? words.isFor(titles.join(', ')) : undefined
}

function limitsOf({ perPerson, minSpend, combinable }: PromoCodeSave, currency: Currency) {
  return [
    typeof perPerson === 'number' && words.perPerson(perPerson),
    typeof minSpend === 'number' && words.minSpend(formatMoney(minSpend, currency)),
    combinable && words.combinable,
  ]
}

function factsOf(promo: PromoCodeSave, { currency, ticketTypes }: PromoCodeListProps): string {
  const uses = promo.limit === null ? words.unlimited : words.uses(promo.limit.toLocaleString('en'))
  const start = promo.startsAt ? words.starts(shortWhen(promo.startsAt)) : undefined
  const end = promo.endsAt === null ? undefined : words.ends(shortWhen(promo.endsAt))
  const scope = scopeText(promo, ticketTypes)
  const opened = ticketTypes.filter(({ name, isHidden }) => isHidden && promo.unlocks?.includes(name))
  const opens = opened.length > 0 && words.opens(opened.map(({ title }) => title).join(', '))
  return factLine([
    discountText(promo, currency),
    opens,
    scope,
    uses,
    ...limitsOf(promo, currency),
    start,
    end,
  ])
}

export interface PromoCodeListProps {
  promoCodes: readonly PromoCodeSave[]
  currency: Currency
  ticketTypes: readonly ScopeChoice[]
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
    name: promo.code,
    facts: factsOf(promo, props),
    error: props.errorOf(index),
    editLabel: words.edit(promo.code),
    removeLabel: words.remove(promo.code),
    onEdit: () => props.onEdit(promo, index),
    onRemove: () => props.onRemove(promo),
  }))
  return <EntryList entries={entries} tone="gold" addLabel={words.add} onAdd={props.onAdd} />
}
