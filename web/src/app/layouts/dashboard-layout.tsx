import { NavLink, useParams } from 'react-router-dom'
import { paths } from '../paths'
import { Frame } from './frame'
import styles from './layout.module.css'
import { TopBar } from './top-bar'

function DashboardLinks() {
  const { shareRef = '' } = useParams()
  const links = [
    { to: paths.dashboard(shareRef), label: 'Dashboard' },
    { to: paths.edit(shareRef), label: 'Edit' },
    { to: paths.activity(shareRef), label: 'Activity page' },
  ]
  return (
    <nav className={styles.sub} aria-label="This activity">
      {links.map(({ to, label }) => (
        <NavLink key={to} end to={to} className={styles.link ?? ''}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

/** The organiser's side of one activity: its own row of links below the top bar. */
export function DashboardLayout() {
  return (
    <Frame
      before={
        <>
          <TopBar task />
          <DashboardLinks />
        </>
      }
    />
  )
}
