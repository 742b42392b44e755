import { paths } from '../../lib/navigation/paths'
import { sponsorWording } from '../../features/sponsorships/wording'
import { Banner } from '../../ui/states/banner'
import { LinkButton } from '../../ui/button'
import { SponsorPage } from './sponsor-page'
import styles from './sponsor-screens.module.css'
import { AsGuest, FactList, WithProfile } from './who'

const words = sponsorWording.profile
const FACTS = [words.facts.answers, words.facts.orders, words.facts.others]

/** /sponsor/profile: what organisers see of the person, and where. */
export function Screen() {
  return (
    <SponsorPage narrow title={words.title} lead={words.lead}>
      <WithProfile>
        {(profile) => (
          <div className={styles.stack}>
            <AsGuest profile={profile} />
            {profile.isGuest && <Banner>{words.guest}</Banner>}
            {!profile.isGuest && profile.displayName === '' && <Banner tone="warn">{words.noName}</Banner>}
            <FactList facts={FACTS} />
            <div className={styles.answers}>
              {profile.isGuest ? (
                <LinkButton href={paths.signUp(paths.sponsorProfile())}>{words.signUp}</LinkButton>
              ) : (
                <LinkButton href={paths.sponsorProfileUpdate()}>{words.change}</LinkButton>
              )}
              <LinkButton variant="secondary" href={paths.sponsorOrganization()}>
                {words.invoice}
              </LinkButton>
            </div>
          </div>
        )}
      </WithProfile>
    </SponsorPage>
  )
}
