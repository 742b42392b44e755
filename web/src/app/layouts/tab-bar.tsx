import { CalendarHeart, CircleUserRound, Compass, Plus, UsersRound } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { classNames } from '../../lib/class-names'
import { paths } from '../../lib/navigation/paths'
import { appWording } from '../../frame/wording'
import styles from '../../frame/layout.module.css'

const { nav } = appWording

const TABS = [
  { to: paths.explore(), label: nav.explore, Icon: Compass },
  { to: paths.myActivities(), label: nav.myActivities, Icon: CalendarHeart },
  { to: paths.create(), label: nav.create, Icon: Plus },
  { to: paths.community(), label: nav.communities, Icon: UsersRound },
  { to: paths.account(), label: nav.you, Icon: CircleUserRound },
] as const

/** The five places of the app, at the bottom of a phone. */
export function TabBar() {
  return (
    <nav className={styles.tabs} aria-label="Main">
      {TABS.map(({ to, label, Icon }) => (
        <NavLink key={to} to={to} className={classNames(styles.tab, Icon === Plus && styles.make)}>
          <Icon aria-hidden="true" />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  )
}
