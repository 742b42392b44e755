import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { MAIN_ID } from '../navigation'
import { appWording } from '../wording'
import styles from './layout.module.css'

/** What every layout has: a way past its bars, and the main part that the page's screen fills. */
export function Frame({ before, after }: { before: ReactNode; after?: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {appWording.skip}
      </a>
      {before}
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {after}
    </>
  )
}
