import { NavLink, useLocation } from 'react-router-dom'
import styles from './sub-nav.module.css'

export interface SubNavProps {
  /** What the links have in common. */
  label: string
  links: readonly { to: string; label: string }[]
}

function showCurrent(row: HTMLElement | null): void {
  row?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/**
 * The pages of one section, side by side below the top bar; where they do not fit, scrolled sideways to the one that is
 * shown.
 */
export function SubNav({ label, links }: SubNavProps) {
  const { pathname } = useLocation()
  return (
    <nav key={pathname} ref={showCurrent} className={styles.sub} aria-label={label}>
      {links.map(({ to, label }) => (
        <NavLink key={to} end to={to} className={styles.link ?? ''}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
