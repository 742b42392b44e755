import styles from './spinner.module.css'

/** A small turning mark in the colour of the text around it; decorative, so say the state in words as well. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}

/** The spinner of a whole page while nothing is known yet, not even whether somebody is signed in. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className={styles.page} aria-live="polite">
      <Spinner />
      <span className="sr-only">{label}</span>
    </div>
  )
}
