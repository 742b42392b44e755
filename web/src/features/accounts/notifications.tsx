import type { NotificationChoice, Profile } from 'functions/contract/accounts/user'
import { Check } from 'lucide-react'
import { Switch } from '../../ui/fields/checkbox'
import { useToast } from '../../ui/dialogs/toast'
import styles from './account.module.css'
import { useChooseNotifications } from './choose-notifications'
import { accountWording } from './wording'

const { mails: words } = accountWording

const FOR_EVERYBODY = ['reminders', 'updates', 'invitations'] as const

function AlwaysSent() {
  return (
    <div className={styles.always}>
      <h3 className={styles.subtitle}>{words.always}</h3>
      <p className={styles.lead}>{words.alwaysLead}</p>
      <ul className={styles.list}>
        {words.alwaysKinds.map((kind) => (
          <li key={kind}>
            <Check aria-hidden="true" />
            {kind}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The mails that a person chooses, a switch each, and those that are always sent. */
export function Notifications({ profile }: { profile: Profile }) {
  const toast = useToast()
  const turn = useChooseNotifications(profile.uid, (again) =>
    toast.show({ tone: 'bad', text: words.failed, action: { label: words.retry, onSelect: again } }),
  )
  const switchOf = (choice: NotificationChoice) => (
    <Switch
      key={choice}
      {...words.choices[choice]}
      checked={profile.notifications[choice]}
      onChange={(wanted) => turn({ choice, wanted })}
    />
  )
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.switches}>{FOR_EVERYBODY.map(switchOf)}</div>
      <h3 className={styles.subtitle}>{words.forOrganisers}</h3>
      <div className={styles.switches}>{switchOf('sales')}</div>
      <AlwaysSent />
    </div>
  )
}
