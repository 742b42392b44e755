import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from '../../lib/class-names'
import styles from './control.module.css'
import { Field } from './field'
import type { FieldProps } from './field'

export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id'> {
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLInputElement>
  /** An icon or sign inside the control, before and after what is typed. */
  lead?: ReactNode
  tail?: ReactNode
}

/** One line of text; native attributes such as `type`, `autoComplete` and `maxLength` pass through. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, optional, hideLabel, id, onChange, lead, tail, className, ...input } = props
  return (
    <Field {...{ label, help, error, optional, hideLabel, id }}>
      {(ids) => (
        <div className={classNames(styles.control, error !== undefined && styles.invalid)}>
          {lead !== undefined && <span className={styles.lead}>{lead}</span>}
          <input
            {...input}
            {...ids}
            className={classNames(styles.input, className)}
            onChange={(event) => onChange(event.target.value)}
          />
          {tail !== undefined && <span className={styles.tail}>{tail}</span>}
        </div>
      )}
    </Field>
  )
}

export interface TextAreaProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'id'> {
  value: string
  onChange: (value: string) => void
}

/** Several lines of plain text; grows with what is typed. */
export function TextArea(props: TextAreaProps) {
  const { label, help, error, optional, hideLabel, id, onChange, ...area } = props
  return (
    <Field {...{ label, help, error, optional, hideLabel, id }}>
      {(ids) => (
        <div className={classNames(styles.control, error !== undefined && styles.invalid)}>
          <textarea
            {...area}
            {...ids}
            className={classNames(styles.input, styles.area)}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
