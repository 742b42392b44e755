import type { Profile } from 'functions/contract/accounts/user'
import { paths } from '../../lib/navigation/paths'
import { signOut } from '../../data/firebase/auth'
import { BusinessForm } from '../../features/accounts/business-form'
import { CalendarFeed } from '../../features/accounts/calendar-feed'
import { Notifications } from '../../features/accounts/notifications'
import { ProfileForm } from '../../features/accounts/profile-form'
import { ProfilePicture } from '../../features/accounts/profile-picture'
import { ShowGoing } from '../../features/accounts/show-going'
import { SignOutEverywhere } from '../../features/accounts/sign-out-everywhere'
import { accountWording as words } from '../../features/accounts/wording'
import { ConnectionList } from '../../features/connections/connection-list'
import { connectionWording } from '../../features/connections/wording'
import { SecuritySection } from '../../features/sessions/security-section'
import { uploadErrorWording } from '../../features/uploads/wording'
import { LinkButton } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { Link } from '../../ui/link'
import { useToast } from '../../ui/dialogs/toast'
import styles from './account.module.css'
import { Section } from './section'

function Payouts({ status }: { status: Profile['payoutStatus'] }) {
  return (
    <div className={styles.row}>
      <p className={styles.grow}>{words.payouts.status[status]}</p>
      <LinkButton variant="secondary" size="small" href={paths.payouts()}>
        {words.payouts.action}
      </LinkButton>
    </div>
  )
}

/** What only an account has; a guest has none of it. */
export function AccountSections({ profile }: { profile: Profile }) {
  const toast = useToast()
  // Signed out, a private page leads to /login by itself, and from there back here.
  async function leave() {
    if (await signOut()) toast.show({ text: words.devices.done, stays: true })
  }
  return (
    <>
      <Section id="profile" heading={words.profile.heading}>
        <p className={styles.soft}>
          {words.profile.lead} <Link href={paths.person(profile.uid)}>{words.profile.publicPage}</Link>
        </p>
        <ProfilePicture profile={profile} errors={uploadErrorWording} />
        <ProfileForm profile={profile} />
      </Section>
      <div id="security" className={`${styles.column} ${styles.section}`}>
        <SecuritySection />
        <Card>
          <SignOutEverywhere onDone={() => void leave()} />
        </Card>
      </div>
      <Section id="connections" heading={connectionWording.heading}>
        <p className={styles.soft}>{connectionWording.lead}</p>
        <ShowGoing profile={profile} />
        <ConnectionList uid={profile.uid} />
      </Section>
      <Section id="mails" heading={words.mails.heading}>
        <Notifications profile={profile} />
      </Section>
      <Section id="calendar" heading={words.feed.heading}>
        <CalendarFeed profile={profile} />
      </Section>
      <Section id="payouts" heading={words.payouts.heading}>
        <Payouts status={profile.payoutStatus} />
      </Section>
      <Section id="invoices" heading={words.business.heading}>
        <p className={styles.soft}>{words.business.lead}</p>
        <BusinessForm uid={profile.uid} />
      </Section>
    </>
  )
}
