import { CircleHelp, Mail, Ticket } from 'lucide-react'
import { paths } from '../../app/paths'
import { operator } from '../../lib/operator'
import { Card } from '../../ui/card'
import { LinkButton } from '../../ui/button'
import { PageHeader, PageRoom } from '../../ui/page-header'
import styles from './contact.module.css'

function Detail({ term, children }: { term: string; children: string }) {
  if (children === '') return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Who runs this Turnout, as the law in many countries wants it named. */
function Imprint() {
  return (
    <Card heading="Who runs Turnout">
      <dl className={styles.imprint}>
        <Detail term="Name">{operator.name}</Detail>
        <Detail term="Address">{operator.address}</Detail>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${operator.email}`}>{operator.email}</a>
          </dd>
        </div>
        <Detail term="Phone">{operator.phone}</Detail>
        <Detail term="Register">{operator.register}</Detail>
        <Detail term="VAT id">{operator.vatId}</Detail>
        <Detail term="Responsible">{operator.responsible}</Detail>
        <Detail term="Data protection authority">{operator.authority}</Detail>
      </dl>
    </Card>
  )
}

/** /contact: the ways to reach those who run this Turnout, and who they are. */
export function Screen() {
  return (
    <PageRoom narrow>
      <PageHeader title="Contact" lead="A person reads what you write, usually within two working days." />
      <div className={styles.parts}>
        <Card heading="Quick answers">
          <div className={styles.quick}>
            <LinkButton
              variant="secondary"
              icon={<Ticket aria-hidden="true" />}
              href={paths.help('find-tickets')}
            >
              Find my tickets
            </LinkButton>
            <LinkButton
              variant="secondary"
              icon={<CircleHelp aria-hidden="true" />}
              href={paths.help('refund-get')}
            >
              Get a refund
            </LinkButton>
            <LinkButton
              variant="secondary"
              icon={<Mail aria-hidden="true" />}
              href={`mailto:${operator.email}`}
            >
              {operator.email}
            </LinkButton>
          </div>
        </Card>
        <Imprint />
      </div>
    </PageRoom>
  )
}
