import { PageFrame } from './page-frame'
import styles from './page-frame.module.css'
import { publicWording as words } from '../wording'

/** What stands for every activity's page during maintenance. */
export function MaintenancePage() {
  return (
    <PageFrame>
      <div className={styles.missing}>
        <h1>{words.maintenance.title}</h1>
        <p>{words.maintenance.text}</p>
        <p>{words.maintenance.estimate}</p>
      </div>
    </PageFrame>
  )
}
