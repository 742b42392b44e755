import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { JoinTeam } from '../../features/team/join-team'
import { PageRoom } from '../../ui/layout/page-header'

/** /:shareRef/dashboard?join=: the way onto the team, for whoever was given its link. */
export function Join({ uid, shareRef, token }: { uid: string; shareRef: string; token: string }) {
  const navigate = useNavigate()
  return (
    <PageRoom narrow>
      <JoinTeam
        {...{ uid, shareRef, token }}
        away={paths.myActivities()}
        onJoined={() => void navigate(paths.dashboard(shareRef), { replace: true })}
      />
    </PageRoom>
  )
}
