import { useQuery } from '@tanstack/react-query'
import type { Activity } from 'functions/contract/activity'
import type { TicketType } from 'functions/contract/ticket-type'
import { useState } from 'react'
import { paths } from '../../app/paths'
import { asProblem } from '../../data/problem'
import type { SessionUser } from '../../data/session-user'
import { activityQuery } from '../../features/activity/read-activity'
import { orderWording } from '../../features/order/wording'
import { LineControl } from '../../features/ticket-line/line-control'
import { mayHaveLines } from '../../features/ticket-line/may-have-lines'
import { OfferBanners } from '../../features/ticket-line/offer-banners'
import { checkoutPath } from '../../features/ticket-type/checkout-path'
import { countTickets, firstChoice, fittingChoice, offersOf } from '../../features/ticket-type/ticket-choice'
import type { TicketChoice } from '../../features/ticket-type/ticket-choice'
import { TicketPicker } from '../../features/ticket-type/ticket-picker'
import { ticketTypeWording } from '../../features/ticket-type/wording'
import { Button, LinkButton } from '../../ui/button'
import { Card } from '../../ui/card'
import { ErrorState } from '../../ui/error-state'
import { PageHeader, PageRoom } from '../../ui/page-header'
import { FormSkeleton } from '../../ui/skeleton'
import { StickyBar } from '../../ui/sticky-bar'
import styles from './payment.module.css'
import { Steps } from './steps'

const words = orderWording.choose

/** The way into the line for each ticket type that is sold out. */
function lineControlOf(user: SessionUser, shareRef: string) {
  return (type: TicketType) => <LineControl user={user} shareRef={shareRef} type={type} />
}

function Choose({ user, activity, before }: { user: SessionUser; activity: Activity; before: TicketChoice }) {
  const [now] = useState(() => new Date().toISOString())
  const [choice, choose] = useState(() =>
    countTickets(before) > 0 ? fittingChoice(activity, before, now) : firstChoice(activity, now),
  )
  const count = countTickets(choice)
  return (
    <PageRoom narrow>
      <Steps at="choose" />
      <PageHeader title={words.title} lead={activity.title} />
      {mayHaveLines(activity) && <OfferBanners uid={user.uid} shareRef={activity.shareRef} />}
      <Card heading={ticketTypeWording.heading}>
        <TicketPicker
          activity={activity}
          offers={offersOf(activity, choice, now)}
          choice={choice}
          onChoose={choose}
          waitFor={lineControlOf(user, activity.shareRef)}
        />
      </Card>
      <StickyBar label={words.go}>
        <p className={styles.count} aria-live="polite">
          {count > 0 ? ticketTypeWording.count(count) : words.none}
        </p>
        {count > 0 ? (
          <LinkButton href={checkoutPath(activity.shareRef, choice)}>{words.go}</LinkButton>
        ) : (
          <Button disabled>{words.go}</Button>
        )}
      </StickyBar>
    </PageRoom>
  )
}

/** The first step, for those who have not chosen on the activity's page. */
export function ChooseStep({
  user,
  shareRef,
  before,
}: {
  user: SessionUser
  shareRef: string
  before: TicketChoice
}) {
  const { data, error, refetch, isFetching } = useQuery(activityQuery(user.uid, shareRef))
  if (error) {
    const { title, detail, requestId } = asProblem(error)
    const explore = <LinkButton href={paths.explore()}>{orderWording.nothing.explore}</LinkButton>
    return (
      <ErrorState
        level={1}
        {...{ title, detail, requestId }}
        busy={isFetching}
        onRetry={() => void refetch()}
        action={explore}
      />
    )
  }
  if (!data) {
    return (
      <PageRoom narrow>
        <FormSkeleton fields={3} />
      </PageRoom>
    )
  }
  return <Choose user={user} activity={data} before={before} />
}
