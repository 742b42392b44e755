import type { ReactNode } from 'react'
import { SiteFooter } from '../../frame/site-footer'
import { paths } from '../../lib/navigation/paths'
import { LinkButton } from '../../ui/button'
import { Wordmark } from '../../ui/layout/wordmark'
import styles from './page-frame.module.css'
import { publicWording as words } from '../wording'

/** What stands around an activity on its public page: the way to the rest of the site, and nothing that is not needed. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#activity">
        {words.skip}
      </a>
      <header className={styles.top}>
        <div className={styles.inside}>
          <a className={styles.home} href={paths.explore()} aria-label={`${words.product}, ${words.explore}`}>
            <Wordmark />
          </a>
          <nav aria-label={words.product} className={styles.links}>
            <LinkButton variant="quiet" size="small" href={paths.explore()}>
              {words.explore}
            </LinkButton>
            <LinkButton variant="secondary" size="small" href={paths.create()}>
              {words.create}
            </LinkButton>
          </nav>
        </div>
      </header>
      <main id="activity">{children}</main>
      <p className={styles.made}>
        <a href={paths.create()}>{words.madeWith}</a>
      </p>
      <SiteFooter />
    </>
  )
}
