import { EARLIEST_DATE, LATEST_DATE } from 'functions/contract/time'
import type { WallTime } from 'functions/contract/time'
import { TextField } from './text-field'
import type { TextFieldProps } from './text-field'

export interface DateTimeFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'type' | 'min' | 'max'
> {
  /** `YYYY-MM-DDTHH:mm`, or empty while nothing whole is chosen. */
  value: WallTime
  onChange: (value: WallTime) => void
  min?: WallTime | undefined
  max?: WallTime | undefined
}

/** A date and a time of day as a clock on the wall shows them; never outside 1900-2099 (specification, section 5). */
export function DateTimeField({ min, max, ...rest }: DateTimeFieldProps) {
  return (
    <TextField
      {...rest}
      type="datetime-local"
      min={min ?? `${EARLIEST_DATE}T00:00`}
      max={max ?? `${LATEST_DATE}T23:59`}
    />
  )
}
