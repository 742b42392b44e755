import { Minus, Plus } from 'lucide-react'
import { classNames } from '../lib/class-names'
import { IconButton } from './button'
import styles from './quantity-stepper.module.css'

export interface QuantityStepperProps {
  /** What is counted, for screen readers: "General Admission tickets". */
  label: string
  value: number
  onChange: (value: number) => void
  max: number
  /** The least that can be chosen besides none. */
  least?: number | undefined
  disabled?: boolean | undefined
}

/** None, or from `least` to `max`: steps over the numbers in between that cannot be bought. */
export function QuantityStepper({ label, value, onChange, max, least = 1, disabled }: QuantityStepperProps) {
  const fewer = value <= least ? 0 : value - 1
  const more = value < least ? least : value + 1
  return (
    <fieldset className={classNames(styles.stepper, value > 0 && styles.chosen)} aria-label={label}>
      <IconButton
        label={`Fewer: ${label}`}
        icon={<Minus />}
        disabled={disabled === true || value === 0}
        onClick={() => onChange(fewer)}
      />
      <output className={styles.value} aria-live="polite">
        {value}
      </output>
      <IconButton
        label={`More: ${label}`}
        icon={<Plus />}
        disabled={disabled === true || more > max}
        onClick={() => onChange(more)}
      />
    </fieldset>
  )
}
