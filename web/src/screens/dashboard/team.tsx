import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { AuditList } from '../../features/team/audit-list'
import { TeamCard } from '../../features/team/team-card'
import { useToast } from '../../ui/dialogs/toast'
import styles from './dashboard.module.css'
import { dashboardWording as words } from './wording'

/** Who helps, and the trail of what everybody did. */
export function Team({ uid, shareRef }: { uid: string; shareRef: string }) {
  const navigate = useNavigate()
  const toast = useToast()
  function leave() {
    toast.show({ tone: 'good', text: words.left })
    void navigate(paths.myActivities(), { replace: true })
  }
  return (
    <div className={styles.halves}>
      <TeamCard uid={uid} shareRef={shareRef} onLeft={leave} />
      <AuditList uid={uid} shareRef={shareRef} />
    </div>
  )
}
