import { useOnline } from '../data/device/online'
import { useSession } from '../data/session'
import { Link } from '../ui/link'
import styles from './offline-banner.module.css'
import { paths } from '../lib/navigation/paths'
import { appWording } from './wording'

/** Says that there is no connection, for as long as there is none. */
export function OfflineBanner() {
  const online = useOnline()
  const { user } = useSession()
  return (
    <div aria-live="polite">
      {!online && (
        <p className={styles.offline}>
          {appWording.offline} {user && <Link href={paths.tickets()}>{appWording.offlineTickets}</Link>}
        </p>
      )}
    </div>
  )
}
