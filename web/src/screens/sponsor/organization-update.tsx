import { paths } from '../../lib/navigation/paths'
import { sponsorWording } from '../../features/sponsorships/wording'
import { LinkButton } from '../../ui/button'
import { SponsorPage } from './sponsor-page'
import styles from './sponsor-screens.module.css'
import { FactList } from './who'

const words = sponsorWording.organizationUpdate
const FACTS = [words.facts.next, words.facts.past, words.facts.account]

/** /sponsor/organization/update: what an invoice says is written at checkout. */
export function Screen() {
  return (
    <SponsorPage
      narrow
      title={words.title}
      lead={words.lead}
      back={{ href: paths.sponsorOrganization(), label: words.back }}
    >
      <div className={styles.stack}>
        <FactList facts={FACTS} />
        <div>
          <LinkButton href={paths.sponsorExplore()}>{words.go}</LinkButton>
        </div>
      </div>
    </SponsorPage>
  )
}
