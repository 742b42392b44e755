import { formatMoney, minorUnits } from 'functions/contract/pricing/money-format'
import type { Order } from 'functions/contract/orders/order'
import { priceOrder } from 'functions/contract/pricing/price-order'
import { MoneyField } from '../../ui/fields/money-field'
import { Chips } from '../../ui/fields/segmented-control'
import { tipOf } from './checkout-details'
import type { CheckoutDetails } from './checkout-details'
import type { CheckoutFieldsProps } from './checkout-fields'
import styles from './checkout.module.css'
import { orderWording } from '../../entities/orders/order-wording'

const NO_DONATION = { kind: 'preset', major: 0 } as const

/** What a tip would come to for this order. */
function tipAmount(order: Order, details: CheckoutDetails): number {
  return priceOrder({ ...order, tip: tipOf(details), donation: NO_DONATION }).tip
}

/** A thank-you to the organiser: a share of the tickets' price, or an amount of one's own. */
export function TipField({ order, details, errors, onChange }: CheckoutFieldsProps & { order: Order }) {
  const words = orderWording.tipField
  // A share of nothing is nothing: on free tickets only an amount of one's own makes sense.
  const shares = tipAmount(order, { ...details, tip: '20' }) > 0 ? (['10', '15', '20'] as const) : []
  const options = [
    { value: '0' as const, label: words.none },
    ...shares.map((value) => ({
      value,
      label: words.percent(
        Number(value),
        formatMoney(tipAmount(order, { ...details, tip: value }), order.currency),
      ),
    })),
    { value: 'custom' as const, label: words.custom },
  ]
  return (
    <div className={styles.fields}>
      <Chips
        label={words.question(order.activity.organiserName)}
        help={words.help}
        options={options}
        value={details.tip}
        error={errors['tip']}
        onChange={(tip) => onChange({ tip })}
      />
      {details.tip === 'custom' && (
        <MoneyField
          label={words.amount}
          currency={order.currency}
          value={details.customTip}
          onChange={(customTip) => onChange({ customTip })}
        />
      )}
    </div>
  )
}

/** For the activity's cause: so many whole units, or an amount of one's own. */
export function DonationField({ order, details, errors, onChange }: CheckoutFieldsProps & { order: Order }) {
  const words = orderWording.donationField
  const presets = (['5', '10', '25'] as const).map((value) => ({
    value,
    label: formatMoney(minorUnits(Number(value), order.currency), order.currency),
  }))
  const options = [
    { value: '0' as const, label: words.none },
    ...presets,
    { value: 'custom' as const, label: words.custom },
  ]
  return (
    <div className={styles.fields}>
      <Chips
        label={words.question}
        help={words.help}
        options={options}
        value={details.donation}
        error={errors['donation']}
        onChange={(donation) => onChange({ donation })}
      />
      {details.donation === 'custom' && (
        <MoneyField
          label={words.amount}
          currency={order.currency}
          value={details.customDonation}
          onChange={(customDonation) => onChange({ customDonation })}
        />
      )}
    </div>
  )
}
