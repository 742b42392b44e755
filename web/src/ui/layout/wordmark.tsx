import styles from './wordmark.module.css'

/** The sign of Turnout: a T that throws its arms up. The same drawing as public/icon.svg. */
export function Mark({ className = styles.mark }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="19" fill="#d5362a" />
      <path
        d="M13.5 22.5c2.5 8.5 9.5 12.5 18.5 12.5s16-4 18.5-12.5M32 35v17.5"
        fill="none"
        stroke="#fff"
        strokeWidth="8.5"
        strokeLinecap="round"
      />
      <circle cx="32" cy="18.5" r="6.75" fill="#ffc83d" />
    </svg>
  )
}

/** Sign and name. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark />
      Turnout
    </span>
  )
}
