import { useSyncExternalStore } from 'react'
import styles from './offline-banner.module.css'
import { appWording } from './wording'

function watch(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that there is no connection, for as long as there is none. */
export function OfflineBanner() {
  const online = useSyncExternalStore(watch, () => navigator.onLine)
  return <div aria-live="polite">{!online && <p className={styles.offline}>{appWording.offline}</p>}</div>
}
