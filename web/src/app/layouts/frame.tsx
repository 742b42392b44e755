import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { MAIN_ID } from '../navigation'
import { appWording } from '../../frame/wording'
import { classNames } from '../../lib/class-names'
import styles from '../../frame/layout.module.css'

interface FrameProps {
  before: ReactNode
  /** Bars over the end of the page. */
  after?: ReactNode
  /** What the page ends with, above such bars. */
  foot?: ReactNode
}

/** What every layout has: a way past its bars, and the main part that the page's screen fills. */
export function Frame({ before, after, foot }: FrameProps) {
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {appWording.skip}
      </a>
      {before}
      <main
        id={MAIN_ID}
        className={classNames(styles.main, foot !== undefined && styles.footed)}
        tabIndex={-1}
      >
        <Outlet />
      </main>
      {foot}
      {after}
    </>
  )
}
