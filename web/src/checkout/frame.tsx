import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import layout from '../frame/layout.module.css'
import { SiteFooter } from '../frame/site-footer'
import { shownName } from '../frame/shown-name'
import { paths } from '../lib/navigation/paths'
import { appWording } from '../frame/wording'
import { useSession } from '../data/session'
import { Avatar } from '../ui/avatar'
import { IconButton, LinkButton } from '../ui/button'
import { Link } from '../ui/link'
import { Wordmark } from '../ui/layout/wordmark'
import { here } from './address'
import styles from './frame.module.css'

const MAIN_ID = 'content'
const { nav, product } = appWording

/** Back to where the person came from; where they came from nowhere, to what there is to find. */
function goBack() {
  if (window.history.length > 1) window.history.back()
  else window.location.assign(paths.explore())
}

function Who() {
  const { state, user } = useSession()
  if (state === 'unknown') return null
  if (!user || user.isAnonymous) {
    return (
      <LinkButton variant="secondary" size="small" href={paths.login(here())}>
        {nav.signIn}
      </LinkButton>
    )
  }
  const name = shownName(user)
  return (
    <span className={styles.who}>
      <span className={styles.name}>{name}</span>
      <Avatar name={name} photoUrl={user.photoURL} />
    </span>
  )
}

/** The bar at the top, with nothing in it that leads away by accident, and the part below. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={layout.skip} href={`#${MAIN_ID}`}>
        {appWording.skip}
      </a>
      <header className={layout.top}>
        <div className={layout.inside}>
          <IconButton label={nav.back} icon={<ChevronLeft />} onClick={goBack} />
          <Link className={layout.home} href={paths.explore()} aria-label={`${product}, ${nav.explore}`}>
            <Wordmark />
          </Link>
          <div className={layout.end}>
            <Who />
          </div>
        </div>
      </header>
      <main id={MAIN_ID} className={`${layout.main} ${layout.footed}`} tabIndex={-1}>
        {children}
      </main>
      <div className={styles.end}>
        <SiteFooter />
      </div>
    </>
  )
}
