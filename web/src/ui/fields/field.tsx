import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import styles from './field.module.css'

/** What every field takes besides its own value. */
export interface FieldProps {
  label: string
  /** One short sentence below the label's control. */
  help?: ReactNode
  /** What is wrong and what to do about it; shown beside the field. */
  error?: string | undefined
  /** Marked "optional" when false is not what most people expect. */
  optional?: boolean | undefined
  /** For screen readers only: where the layout already says what the field is. */
  hideLabel?: boolean | undefined
  /** Given when something links to the field, such as an error summary. */
  id?: string | undefined
}

/** The attributes that tie a control to its label, help and error. */
export interface ControlIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The words below a control: help, and the error when there is one. */
export function FieldNotes({
  id,
  help,
  error,
}: {
  id: string
  help?: ReactNode
  error?: string | undefined
}) {
  return (
    <>
      {help !== undefined && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
      {error !== undefined && (
        <div className={styles.error} id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </div>
      )}
    </>
  )
}

/** The value of `aria-describedby` for a control with these notes. */
export function describedBy(
  id: string,
  { help, error }: Pick<FieldProps, 'help' | 'error'>,
): string | undefined {
  const ids = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Label above, control, help and error below; `children` draws the control with the ids it is given. */
export function Field(props: FieldProps & { children: (ids: ControlIds) => ReactNode }) {
  const ownId = useId()
  const id = props.id ?? ownId
  return (
    <div className={styles.field}>
      <label className={classNames(styles.label, props.hideLabel === true && 'sr-only')} htmlFor={id}>
        {props.label}
        {props.optional === true && <span className={styles.optional}>optional</span>}
      </label>
      {props.children({
        id,
        'aria-describedby': describedBy(id, props),
        'aria-invalid': props.error !== undefined || undefined,
      })}
      <FieldNotes id={id} help={props.help} error={props.error} />
    </div>
  )
}
