import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { Link } from '../link'
import styles from './page-header.module.css'

/** The room of a screen: centred, with gutters; `narrow` for reading and forms. */
export function PageRoom({ narrow, children }: { narrow?: boolean | undefined; children: ReactNode }) {
  return <div className={classNames(styles.page, narrow === true && styles.narrow)}>{children}</div>
}

export interface PageHeaderProps {
  title: ReactNode
  lead?: ReactNode
  /** Where this screen was reached from. */
  back?: { href: string; label: string } | undefined
  actions?: ReactNode
}

/** The screen's title, the only heading of the first level. */
export function PageHeader({ title, lead, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && (
        <div className={styles.back}>
          <Link href={back.href}>
            <ChevronLeft aria-hidden="true" />
            {back.label}
          </Link>
        </div>
      )}
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
