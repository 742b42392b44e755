import type { Profile } from 'functions/contract/user'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../app/paths'
import { chooseTheme, readTheme } from '../../app/theme'
import type { Theme } from '../../app/theme'
import { signOut } from '../../data/auth'
import { asProblem } from '../../data/problem'
import { useProfile } from '../../data/profile'
import { Avatar } from '../../ui/avatar'
import { Button, LinkButton } from '../../ui/button'
import { Card } from '../../ui/card'
import { ErrorState } from '../../ui/error-state'
import { PageHeader, PageRoom } from '../../ui/page-header'
import { SegmentedControl } from '../../ui/segmented-control'
import { Loading, Skeleton } from '../../ui/skeleton'
import styles from './account.module.css'
import { accountWording as words } from './wording'

const THEMES = (['system', 'light', 'dark'] as const).map((value) => ({ value, label: words.themes[value] }))

function Looks() {
  const [theme, setTheme] = useState<Theme>(readTheme)
  return (
    <Card heading={words.looks}>
      <SegmentedControl
        label={words.theme}
        hideLabel
        options={THEMES}
        value={theme}
        onChange={(next) => {
          setTheme(next)
          chooseTheme(next)
        }}
      />
    </Card>
  )
}

function Who({ profile }: { profile: Profile }) {
  const name = profile.displayName || (profile.isGuest ? words.guest.name : words.title)
  return (
    <Card>
      <div className={styles.who}>
        <Avatar name={name} photoUrl={profile.photoURL} size="large" />
        <div>
          <h2 className={styles.name}>{name}</h2>
          {profile.email !== null && <p className={styles.mail}>{profile.email}</p>}
        </div>
      </div>
    </Card>
  )
}

function Payouts({ status }: { status: Profile['payoutStatus'] }) {
  return (
    <Card heading={words.payouts}>
      <p className={styles.text}>{words.payoutStatus[status]}</p>
      <LinkButton variant="secondary" size="small" href={paths.returnStripe()}>
        {words.payoutAction[status]}
      </LinkButton>
    </Card>
  )
}

function BecomeAccount() {
  return (
    <Card>
      <p className={styles.text}>{words.guest.text}</p>
      <LinkButton size="small" href={`${paths.login(paths.account())}&mode=sign-up`}>
        {words.guest.action}
      </LinkButton>
    </Card>
  )
}

function ProfileCards() {
  const profile = useProfile()
  if (profile.data) {
    return (
      <>
        <Who profile={profile.data} />
        {profile.data.isGuest ? <BecomeAccount /> : <Payouts status={profile.data.payoutStatus} />}
      </>
    )
  }
  if (profile.isError) {
    const { detail, requestId } = asProblem(profile.error)
    return (
      <ErrorState
        title={words.failed}
        detail={detail}
        requestId={requestId}
        onRetry={() => void profile.refetch()}
      />
    )
  }
  return (
    <Loading label="Loading your profile">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Loading>
  )
}

/** /account: who the person is here, how the app looks to them, and the way out. */
export function Screen() {
  return (
    <PageRoom narrow>
      <PageHeader title={words.title} />
      <div className={styles.stack}>
        <ProfileCards />
        <Looks />
        <Button variant="quiet" icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
          {words.signOut}
        </Button>
      </div>
    </PageRoom>
  )
}
