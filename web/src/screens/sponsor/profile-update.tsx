import { CircleUserRound } from 'lucide-react'
import { paths } from '../../lib/navigation/paths'
import { sponsorWording } from '../../features/sponsorships/wording'
import { LinkButton } from '../../ui/button'
import { SponsorPage } from './sponsor-page'
import styles from './sponsor-screens.module.css'
import { AsGuest, WithProfile } from './who'

const words = sponsorWording.profileUpdate

/** /sponsor/profile/update: name and picture belong to the account, and are changed there. */
export function Screen() {
  return (
    <SponsorPage
      narrow
      title={words.title}
      lead={words.lead}
      back={{ href: paths.sponsorProfile(), label: words.back }}
    >
      <WithProfile>
        {(profile) => (
          <div className={styles.stack}>
            <AsGuest profile={profile} />
            <p className={styles.small}>{words.after}</p>
            <div>
              <LinkButton href={paths.account()} icon={<CircleUserRound aria-hidden="true" />}>
                {words.go}
              </LinkButton>
            </div>
          </div>
        )}
      </WithProfile>
    </SponsorPage>
  )
}
