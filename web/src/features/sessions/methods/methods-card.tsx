import { nameOfProvider, thirdParties } from '../../../data/identity/providers'
import type { SignInRecord } from '../../../data/identity/sign-in-record'
import { Card } from '../../../ui/layout/card'
import styles from '../security.module.css'
import { EmailLinkRow, EmailRow, PasswordRow } from './email-rows'
import { PendingEmail } from './pending-email'
import { PhoneRow } from './phone-row'
import { ThirdPartyRow } from './third-party-row'
import { methodsWording as words } from './wording'

/** Third parties that one can connect, and those that are connected although they are no longer offered. */
function partiesOf(record: SignInRecord) {
  const gone = record.thirdParties.filter(({ id }) => thirdParties.every((it) => it.id !== id))
  return [...thirdParties, ...gone.map(({ id }) => ({ id, name: nameOfProvider(id) }))]
}

/** All ways in to the account, to be added, changed and removed. */
export function MethodsCard({ record, onChanged }: { record: SignInRecord; onChanged: () => Promise<void> }) {
  return (
    <Card heading={words.title}>
      <p className={styles.text}>{words.lead}</p>
      <PendingEmail record={record} />
      <ul className={styles.list}>
        <EmailRow {...{ record, onChanged }} />
        <PasswordRow {...{ record, onChanged }} />
        <EmailLinkRow record={record} />
        <PhoneRow {...{ record, onChanged }} />
        {partiesOf(record).map((party) => (
          <ThirdPartyRow key={party.id} {...{ party, record, onChanged }} />
        ))}
      </ul>
    </Card>
  )
}
