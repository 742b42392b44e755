import {
  CalendarHeart,
  CircleHelp,
  CircleUserRound,
  HeartHandshake,
  LogOut,
  Megaphone,
  Ticket,
} from 'lucide-react'
import { signOut } from '../../data/firebase/auth'
import { useSession } from '../../data/session'
import { Avatar } from '../../ui/avatar'
import { Button, LinkButton } from '../../ui/button'
import { paths } from '../../lib/navigation/paths'
import { appWording } from '../../frame/wording'
import styles from './account-menu.module.css'
import { shownName } from '../../frame/shown-name'

const { nav } = appWording

/** The person's places, and the way out. */
export function AccountMenu({ close }: { close: () => void }) {
  const { user } = useSession()
  if (!user) return null
  return (
    <div className={styles.menu}>
      <div className={styles.who}>
        <Avatar name={shownName(user)} photoUrl={user.photoURL} />
        <div>
          <p className={styles.name}>{shownName(user)}</p>
          {user.email !== null && <p className={styles.mail}>{user.email}</p>}
        </div>
      </div>
      <LinkButton
        wide
        variant="secondary"
        icon={<CircleUserRound aria-hidden="true" />}
        href={paths.account()}
      >
        Account
      </LinkButton>
      <LinkButton
        wide
        variant="secondary"
        icon={<CalendarHeart aria-hidden="true" />}
        href={paths.myActivities()}
      >
        {nav.myActivities}
      </LinkButton>
      <LinkButton wide variant="secondary" icon={<Ticket aria-hidden="true" />} href={paths.tickets()}>
        {nav.tickets}
      </LinkButton>
      <LinkButton wide variant="secondary" icon={<Megaphone aria-hidden="true" />} href={paths.promotion()}>
        {nav.promote}
      </LinkButton>
      <LinkButton
        wide
        variant="secondary"
        icon={<HeartHandshake aria-hidden="true" />}
        href={paths.sponsor()}
      >
        {nav.support}
      </LinkButton>
      <LinkButton wide variant="secondary" icon={<CircleHelp aria-hidden="true" />} href={paths.help()}>
        {nav.help}
      </LinkButton>
      <Button
        wide
        variant="quiet"
        icon={<LogOut aria-hidden="true" />}
        onClick={() => {
          close()
          void signOut()
        }}
      >
        Sign out
      </Button>
    </div>
  )
}
