import { Suspense } from 'react'
import { useSession } from '../../data/session'
import { lazyPart } from '../../ui/states/lazy-part'
import { Avatar } from '../../ui/avatar'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import { openModal } from '../../lib/state/modals'
import { appWording } from '../../frame/wording'
import layoutStyles from '../../frame/layout.module.css'
import { shownName } from '../../frame/shown-name'

const { nav } = appWording

const AccountMenu = lazyPart(async () => (await import('./account-menu')).AccountMenu)

function Menu({ close }: { close: () => void }) {
  const waiting = (
    <Loading label={appWording.loadingPage}>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Loading>
  )
  return (
    <Suspense fallback={waiting}>
      <AccountMenu close={close} />
    </Suspense>
  )
}

/** The person's picture in the top bar; opens the account's menu below it. */
export function AccountButton() {
  const { user } = useSession()
  if (!user) return null
  return (
    <button
      type="button"
      className={layoutStyles.you}
      aria-label={nav.you}
      aria-haspopup="dialog"
      onClick={() =>
        openModal({ label: nav.you, placement: 'navbar', render: (close) => <Menu close={close} /> })
      }
    >
      <Avatar name={shownName(user)} photoUrl={user.photoURL} />
    </button>
  )
}
