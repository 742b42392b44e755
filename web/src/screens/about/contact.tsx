import { HeldLink } from 'functions/contract/messages/message'
import { CircleHelp, Ticket } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { operator } from '../../lib/operator'
import { OperatorForm } from '../../features/messages/operator-form'
import { messageWording } from '../../features/messages/wording'
import { Card } from '../../ui/layout/card'
import { LinkButton } from '../../ui/button'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { ContactAbout } from './contact-about'
import styles from './contact.module.css'

/** What a mail with tickets has in its link; one that was cut off on its way opens nothing, and is as good as none. */
function linkIn(params: URLSearchParams): HeldLink | undefined {
  const [order, ticket, key] = ['order', 'ticket', 'key'].map((name) => params.get(name))
  const link = order ? { kind: 'order', id: order, key } : { kind: 'ticket', id: ticket, key }
  return HeldLink.safeParse(link).data
}

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

/** The ways to reach those who run this Turnout, and who they are. */
function ContactUs() {
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
          </div>
        </Card>
        <Card heading={messageWording.operator.heading}>
          <OperatorForm />
        </Card>
        <Imprint />
      </div>
    </PageRoom>
  )
}

/** /contact: a message to those who run this Turnout; with an activity in the address, to its organiser. */
export function Screen() {
  const [params] = useSearchParams()
  const shareRef = params.get('activity')
  if (shareRef === null) return <ContactUs />
  return <ContactAbout key={params.toString()} shareRef={shareRef} link={linkIn(params)} />
}
