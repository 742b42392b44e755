import type { Profile } from 'functions/contract/accounts/user'
import { LogOut } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { signOut } from '../../data/firebase/auth'
import { asProblem } from '../../data/requests/problem'
import { useProfile } from '../../data/profile'
import { DeleteAccount } from '../../features/accounts/delete-account'
import { ExportData } from '../../features/accounts/export-data'
import { accountWording } from '../../features/accounts/wording'
import { connectionWording } from '../../features/connections/wording'
import { withRecentSignIn } from '../../features/sessions/reauthenticate/with-recent-sign-in'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/states/error-state'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import { useToast } from '../../ui/dialogs/toast'
import styles from './account.module.css'
import { AccountSections } from './account-sections'
import { BecomeAccount } from './become-account'
import { ThemePicker } from './theme-picker'
import { Section } from './section'
import { accountWording as words } from './wording'

const { profile, mails, feed, data, payouts, business, deletion } = accountWording

/** What the list beside leads to, in the order of the page. */
const INDEX = [
  ['profile', profile.heading],
  ['security', words.security],
  ['connections', connectionWording.heading],
  ['mails', mails.heading],
  ['calendar', feed.heading],
  ['payouts', payouts.heading],
  ['invoices', business.heading],
  ['looks', words.looks],
  ['data', data.heading],
] as const

function Index({ isGuest }: { isGuest: boolean }) {
  const entries = isGuest ? INDEX.filter(([id]) => id === 'looks' || id === 'data') : INDEX
  return (
    <nav className={styles.index} aria-label={words.index}>
      <ul>
        {entries.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function YourData() {
  const navigate = useNavigate()
  const toast = useToast()
  async function leave() {
    await navigate(paths.explore(), { replace: true })
    await signOut()
    toast.show({ tone: 'good', text: deletion.done, stays: true })
  }
  return (
    <Section id="data" heading={data.heading}>
      <ExportData />
      <hr className={styles.rule} />
      <DeleteAccount
        hrefOf={paths.activity}
        payoutsHref={paths.payouts()}
        withRecentSignIn={withRecentSignIn}
        onDeleted={() => void leave()}
        onSignInAgain={() => void signOut()}
      />
    </Section>
  )
}

function Loaded({ profile: it }: { profile: Profile }) {
  return (
    <div className={styles.layout}>
      <Index isGuest={it.isGuest} />
      <div className={styles.column}>
        {it.isGuest ? <BecomeAccount /> : <AccountSections profile={it} />}
        <Section id="looks" heading={words.looks}>
          <ThemePicker />
        </Section>
        <YourData />
        <div className={styles.leave}>
          <Button variant="secondary" icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
            {words.signOut}
          </Button>
          {it.isGuest && <p className={styles.soft}>{words.guest.leaving}</p>}
        </div>
      </div>
    </div>
  )
}

function Content() {
  const query = useProfile()
  if (query.data) return <Loaded profile={query.data} />
  if (query.isError) {
    const { detail, requestId } = asProblem(query.error)
    return (
      <ErrorState
        title={words.failed}
        detail={detail}
        requestId={requestId}
        busy={query.isRefetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <Loading label={words.loading}>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Loading>
  )
}

/** /account: who the person is here, how they sign in, what we may write, how the app looks, and the ways out. */
export function Screen() {
  return (
    <PageRoom>
      <PageHeader title={words.title} />
      <Content />
    </PageRoom>
  )
}
