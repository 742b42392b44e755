import { CalendarHeart, CircleUserRound, HeartHandshake, LogOut, Megaphone, Ticket } from 'lucide-react'
import { signOut } from '../../data/auth'
import { useSession } from '../../data/session'
import { Avatar } from '../../ui/avatar'
import { Button, LinkButton } from '../../ui/button'
import { openModal } from '../modals'
import { paths } from '../paths'
import { appWording } from '../wording'
import styles from './account-menu.module.css'
import layoutStyles from './layout.module.css'

const { nav } = appWording

/** What the person is called where they gave no name. */
function shownName(user: { displayName: string | null; isAnonymous: boolean; email: string | null }): string {
  return user.displayName ?? (user.isAnonymous ? 'Guest' : (user.email ?? nav.you))
}

function AccountMenu({ close }: { close: () => void }) {
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

/** The person's picture in the top bar; opens the account's menu below it. */
export function AccountButton() {
  const { user } = useSession()
  if (!user) return null
  return (
    <button
      type="button"
      className={layoutStyles.you}
      aria-label={nav.you}
      aria-haspopup="dialog"
      onClick={() =>
        openModal({ label: nav.you, placement: 'navbar', render: (close) => <AccountMenu close={close} /> })
      }
    >
      <Avatar name={shownName(user)} photoUrl={user.photoURL} />
    </button>
  )
}
