import type { Profile } from 'functions/contract/user'
import { paths } from '../../app/paths'
import { SignOutEverywhere } from '../../features/account/sign-out-everywhere'
import { LinkButton } from '../../ui/button'
import styles from './account.module.css'
import { accountWording as words } from './wording'

/** How the person signs in, and the end of every sign-in. The ways to sign in stand first, each with its own control. */
export function Security({ profile, onSignedOut }: { profile: Profile; onSignedOut: () => void }) {
  return (
    <>
      <div className={styles.row}>
        <div className={styles.grow}>
          <h3 className={styles.subtitle}>{words.password}</h3>
          {profile.email !== null && <p className={styles.soft}>{profile.email}</p>}
        </div>
        <LinkButton variant="secondary" size="small" href={paths.resetPassword()}>
          {words.changePassword}
        </LinkButton>
      </div>
      <hr className={styles.rule} />
      <SignOutEverywhere onDone={onSignedOut} />
    </>
  )
}
