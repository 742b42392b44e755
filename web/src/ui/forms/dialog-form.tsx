import { useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import styles from './dialog-form.module.css'

/** What holds an error: a field of its own, or the first of several that answer one question. */
const WRONG = '[aria-invalid="true"], fieldset[aria-describedby$="-error"] input'

export interface DialogFormProps {
  /** Checks, and saves or shows what is wrong. */
  onSubmit: () => void
  /** The buttons, which stay in sight however long the form is. */
  actions: ReactNode
  children: ReactNode
}

/** A form in a dialog. What is wrong after submitting is brought into sight, where it can be mended at once. */
export function DialogForm({ onSubmit, actions, children }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(WRONG)?.focus())
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {children}
      <div className={styles.actions}>{actions}</div>
    </form>
  )
}
