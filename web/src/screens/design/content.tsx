import { CalendarPlus, Ticket } from 'lucide-react'
import { useState } from 'react'
import { ActivityCard } from '../../ui/activity-card'
import { Avatar } from '../../ui/avatar'
import { Badge } from '../../ui/badge'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { BarChart, LineChart } from '../../ui/charts/charts'
import { Countdown } from '../../ui/states/countdown'
import { DateBadge } from '../../ui/date-badge'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { ErrorSummary } from '../../ui/forms/error-summary'
import { PageHeader } from '../../ui/layout/page-header'
import { ProgressBar } from '../../ui/states/progress-bar'
import { QrCode } from '../../ui/qr-code'
import { RichText } from '../../ui/rich-text'
import { RichTextEditor } from '../../ui/forms/rich-text-editor'
import { Skeleton } from '../../ui/states/skeleton'
import { Tabs } from '../../ui/layout/tabs'
import { Wordmark } from '../../ui/layout/wordmark'
import styles from './design.module.css'
import { Part } from './part'

const HTML =
  '<p>Bring a <strong>friend</strong> and something to <a href="https://example.com">share</a>.</p>'
const DAYS = [4, 9, 7, 18, 26, 21, 38].map((value, index) => ({ label: `Oct ${index + 1}`, value }))
const END = new Date(Date.now() + 14 * 60_000).toISOString()

function Cards() {
  return (
    <Part name="Cards">
      <div className={styles.cards}>
        <ActivityCard
          href="#card"
          title="Open-air cinema: Cinema Paradiso"
          imageUrl="/covers/open-air-cinema.webp"
          startDate="2026-10-03T21:00"
          place="Jardim da Estrela"
          organiserName="Luz Collective"
          price="From $12"
          crowd="128 going"
          flag={<Badge tone="highlight">Almost full</Badge>}
        />
        <ActivityCard
          href="#card"
          title="Sunday run along the river"
          imageUrl="/covers/river-run.webp"
          startDate="2026-10-11T09:00"
          place="Cais do Sodré"
          price="Free"
        />
      </div>
      <Card heading="A card">
        <div className={styles.row}>
          <DateBadge date="2026-10-03T19:30" />
          <Avatar name="Ana Luz" />
          <Avatar name="Tom Field" size="small" />
          <Badge tone="good">Going</Badge>
          <Badge tone="info">Draft</Badge>
          <Badge tone="warn">Paused</Badge>
          <Badge tone="bad">Cancelled</Badge>
          <Badge icon={<Ticket aria-hidden="true" />}>2 tickets</Badge>
        </div>
      </Card>
    </Part>
  )
}

function Messages() {
  return (
    <Part name="Messages">
      <Banner title="Your hold">
        Tickets are held for <Countdown until={END} label="Your tickets are held for" />
      </Banner>
      <Banner tone="good">Published. People can find it now.</Banner>
      <Banner
        tone="warn"
        title="Payouts are not set up"
        action={
          <Button size="small" variant="secondary">
            Set up
          </Button>
        }
      >
        You can save a draft until then.
      </Banner>
      <Banner tone="error" title="The code does not apply">
        It ended yesterday.
      </Banner>
      <ErrorSummary errors={[{ fieldId: 'x', message: 'Give it a title.' }]} />
      <EmptyState icon={<CalendarPlus />} title="No drafts" action={<Button>Create an activity</Button>}>
        An activity that you save before publishing waits for you here.
      </EmptyState>
      <ErrorState title="The list could not be loaded" detail="Check your connection." onRetry={() => {}} />
    </Part>
  )
}

function Data() {
  const [tab, setTab] = useState('hosting')
  return (
    <Part name="Data">
      <Tabs
        label="Activities"
        tabs={[
          { id: 'hosting', label: 'Hosting', count: 3 },
          { id: 'going', label: 'Going' },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        <ProgressBar label="General Admission" value={28} max={40} amount="28 of 40 sold" />
      </Tabs>
      <Card>
        <LineChart title="Views" valueLabel="Views" points={DAYS} />
      </Card>
      <Card>
        <BarChart title="Tickets sold" valueLabel="Tickets" points={DAYS} />
      </Card>
      <QrCode text="https://turnout.example/t/abcdefgh" label="Your ticket" />
      <Skeleton shape="title" width="half" />
      <Skeleton shape="card" />
    </Part>
  )
}

function Words() {
  const [html, setHtml] = useState(HTML)
  return (
    <Part name="Words">
      <Wordmark />
      <PageHeader title="A page's title" lead="And what it is about, in one sentence." />
      <RichText html={HTML} />
      <RichTextEditor label="Description" value={html} onChange={setHtml} placeholder="What will happen?" />
    </Part>
  )
}

/** Everything that shows something. */
export function Content() {
  return (
    <>
      <Words />
      <Cards />
      <Messages />
      <Data />
    </>
  )
}
