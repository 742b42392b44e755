import { ReceiptText } from 'lucide-react'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import { buyerNamesOf } from '../../features/sponsorships/support'
import type { BuyerName } from '../../features/sponsorships/support'
import { sponsorWording } from '../../features/sponsorships/wording'
import { shortDay, wallTimeIn } from '../../lib/text/date-text'
import { LinkButton } from '../../ui/button'
import { Nothing } from './nothing'
import { SponsorPage } from './sponsor-page'
import styles from './sponsor-screens.module.css'
import { WithOrders } from './with-orders'

const words = sponsorWording.organization

function Name({ fullName, email, orders, latest }: BuyerName) {
  const { shareRef, id, settledAt, createdAt, activity } = latest
  const day = shortDay(wallTimeIn(activity.timezone, settledAt ?? createdAt))
  return (
    <li className={styles.name}>
      <div>
        <h2>{fullName}</h2>
        <p className={styles.mail}>{email}</p>
        <p className={styles.small}>
          {words.orders(orders)}, {words.last(day)}
        </p>
      </div>
      <LinkButton
        variant="secondary"
        size="small"
        href={paths.invoice(shareRef, id)}
        icon={<ReceiptText aria-hidden="true" />}
      >
        {sponsorWording.invoice}
        <span className="sr-only">: {activity.title}</span>
      </LinkButton>
    </li>
  )
}

/** /sponsor/organization: who one's invoices are written to. */
export function Screen() {
  const { user } = useSession()
  if (!user) return null
  return (
    <SponsorPage narrow title={words.title} lead={words.lead}>
      <WithOrders uid={user.uid}>
        {(orders) => {
          const names = buyerNamesOf(orders)
          if (names.length === 0) {
            return <Nothing icon={<ReceiptText />} words={words.none} href={paths.explore()} />
          }
          return (
            <div className={styles.stack}>
              <ul className={styles.names} aria-label={words.list}>
                {names.map((name) => (
                  <Name key={`${name.fullName} ${name.email}`} {...name} />
                ))}
              </ul>
              <div>
                <LinkButton variant="secondary" href={paths.sponsorOrganizationUpdate()}>
                  {words.change}
                </LinkButton>
              </div>
            </div>
          )
        }}
      </WithOrders>
    </SponsorPage>
  )
}
