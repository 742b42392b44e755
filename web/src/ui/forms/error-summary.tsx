import { useEffect, useRef } from 'react'
import styles from './error-summary.module.css'

export interface SummedError {
  /** The id of the field's control. */
  fieldId: string
  message: string
}

export interface ErrorSummaryProps {
  errors: readonly SummedError[]
  title?: string | undefined
}

/** All that is wrong with a form, as links to the fields; takes the focus when it appears. Empty, it is not there. */
export function ErrorSummary({ errors, title = 'A few things need another look' }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  useEffect(() => {
    if (shown) ref.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {errors.map((it) => (
          <li key={it.fieldId}>
            <a href={`#${it.fieldId}`} onClick={(event) => goToField(event, it.fieldId)}>
              {it.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function goToField(event: { preventDefault: () => void }, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
