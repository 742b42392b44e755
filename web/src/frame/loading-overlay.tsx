import { loading } from '../lib/state/loading'
import styles from './loading-overlay.module.css'
import { useStore } from '../lib/state/store'

/** A full-screen white overlay with an animated picture, exactly while the loading flag is set. */
export function LoadingOverlay() {
  if (useStore(loading) === 0) return null
  return (
    <div className={styles.overlay} role="alert" aria-busy="true">
      <img src="/loading.svg" width={120} height={120} alt="Loading" />
    </div>
  )
}
