import { TextField } from '../../ui/fields/text-field'
import type { CheckoutFieldsProps } from './checkout-fields'
import styles from './checkout.module.css'
import { orderWording } from '../../entities/orders/order-wording'

const words = orderWording.buyer

/** Who the tickets are for, and where they are mailed. */
export function BuyerFields({ details, errors, onChange }: CheckoutFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        id="buyer-fullName"
        label={words.fullName}
        value={details.fullName}
        autoComplete="name"
        maxLength={120}
        required
        error={errors['buyer.fullName']}
        onChange={(fullName) => onChange({ fullName })}
      />
      <TextField
        id="buyer-email"
        label={words.email}
        help={words.emailHelp}
        type="email"
        inputMode="email"
        value={details.email}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        required
        error={errors['buyer.email']}
        onChange={(email) => onChange({ email })}
      />
    </div>
  )
}
