import { ChevronLeft, Plus } from 'lucide-react'
import { NavLink, useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../../data/session'
import { classNames } from '../../lib/class-names'
import { IconButton, LinkButton } from '../../ui/button'
import { Link } from '../../ui/link'
import { Wordmark } from '../../ui/layout/wordmark'
import { PAGES, paths } from '../../lib/navigation/paths'
import { appWording } from '../../frame/wording'
import { AccountButton } from './account-button'
import styles from '../../frame/layout.module.css'

const { nav, product } = appWording

function Links() {
  return (
    <nav className={styles.links} aria-label="Main">
      <NavLink className={styles.link ?? ''} to={paths.explore()}>
        {nav.explore}
      </NavLink>
      <NavLink className={styles.link ?? ''} to={paths.myActivities()}>
        {nav.myActivities}
      </NavLink>
      <NavLink className={styles.link ?? ''} to={paths.community()}>
        {nav.communities}
      </NavLink>
    </nav>
  )
}

function SignInLink() {
  const { pathname, search } = useLocation()
  const back = pathname === PAGES.explore.pattern ? undefined : pathname + search
  return (
    <LinkButton variant="secondary" size="small" href={paths.login(back)}>
      {nav.signIn}
    </LinkButton>
  )
}

/** Back to where the person came from; from a link that was opened directly, to explore. */
function Back() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const goBack = () => void (key === 'default' ? navigate(paths.explore()) : navigate(-1))
  return <IconButton className={styles.phoneOnly} label={nav.back} icon={<ChevronLeft />} onClick={goBack} />
}

/** The bar at the top, 55 px high; `task` pages have a way back in it on phones. */
export function TopBar({ task }: { task?: boolean }) {
  const { state } = useSession()
  return (
    <header className={classNames(styles.top, task !== true && styles.appTop)}>
      <div className={styles.inside}>
        {task === true && <Back />}
        <Link className={styles.home} href={paths.explore()} aria-label={`${product}, ${nav.explore}`}>
          <Wordmark />
        </Link>
        <Links />
        <div className={styles.end}>
          <LinkButton
            className={styles.wideOnly}
            variant="primary"
            size="small"
            icon={<Plus aria-hidden="true" />}
            href={paths.create()}
          >
            {nav.create}
          </LinkButton>
          {state === 'signed-out' && <SignInLink />}
          {state === 'signed-in' && <AccountButton />}
        </div>
      </div>
    </header>
  )
}
