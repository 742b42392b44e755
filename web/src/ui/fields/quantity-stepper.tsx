import { Minus, Plus } from 'lucide-react'
import { classNames } from '../../lib/class-names'
import { IconButton } from '../button'
import styles from './quantity-stepper.module.css'

export interface QuantityStepperProps {
  /** What is counted, for screen readers: "General Admission tickets". */
  label: string
  value: number
  onChange: (value: number) => void
  max: number
  /** The least that can be chosen besides none. */
  least?: number | undefined
  /** What is counted, by its reference: for what the public page does before its code is there (public/first.js). */
  about?: string | undefined
  disabled?: boolean | undefined
}

/** None, or from `least` to `max`: steps over the numbers in between that cannot be bought. */
export function QuantityStepper({
  label,
  value,
  onChange,
  max,
  least = 1,
  about,
  disabled,
}: QuantityStepperProps) {
  const fewer = value <= least ? 0 : value - 1
  const more = value < least ? least : value + 1
  return (
    <fieldset
      className={classNames(styles.stepper, value > 0 && styles.chosen)}
      aria-label={label}
      data-ref={about}
      data-least={least}
      data-max={max}
    >
      <IconButton
        label={`Fewer: ${label}`}
        icon={<Minus />}
        disabled={disabled === true || value === 0}
        onClick={() => onChange(fewer)}
      />
      {/* It may have been pressed before the page was hydrated. */}
      <output className={styles.value} aria-live="polite" suppressHydrationWarning>
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
