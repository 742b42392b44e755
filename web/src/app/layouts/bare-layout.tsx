import { Link } from '../../ui/link'
import { Wordmark } from '../../ui/layout/wordmark'
import { paths } from '../../lib/navigation/paths'
import { appWording } from '../../frame/wording'
import { Frame } from './frame'
import styles from '../../frame/layout.module.css'

/** The wordmark, which leads home. */
export function BareTop() {
  return (
    <header className={styles.bareTop}>
      <Link
        className={styles.home}
        href={paths.explore()}
        aria-label={`${appWording.product}, ${appWording.nav.explore}`}
      >
        <Wordmark />
      </Link>
    </header>
  )
}

/** The wordmark and nothing else around the screen. */
export function BareLayout() {
  return <Frame before={<BareTop />} />
}
