import type { Activity } from 'functions/contract/activities/activity'
import type { TicketsUnlocked } from 'functions/contract/orders/order'
import type { TicketType } from 'functions/contract/tickets/ticket-type'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { paths } from '../../lib/navigation/paths'
import { askForActivity, retryOnNetworkError } from '../../data/requests/ask'
import { asProblem } from '../../data/requests/problem'
import type { SessionUser } from '../../data/session-user'
import { ApplyPromoCode } from '../../features/promo-codes/apply-promo-code'
import { orderWording } from '../../entities/orders/order-wording'
import { mayHaveLines } from '../../features/wait-list/may-have-lines'
import { checkoutPath } from '../../features/ticket-types/checkout-path'
import { discountText } from '../../features/promo-codes/discount-text'
import { priceText } from '../../features/ticket-types/price-text'
import { mayWaitFor } from '../../features/ticket-types/sale-window'
import { countTickets, firstChoice, fittingChoice, offersOf } from '../../features/ticket-types/ticket-choice'
import type { TicketChoice } from '../../features/ticket-types/ticket-choice'
import { TicketPicker } from '../../features/ticket-types/ticket-picker'
import { ticketTypeWording } from '../../features/ticket-types/wording'
import { lazyPart } from '../../ui/states/lazy-part'
import { useRequest } from '../../lib/state/use-request'
import { Button, LinkButton } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { ErrorState } from '../../ui/states/error-state'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { FormSkeleton } from '../../ui/states/skeleton'
import { StickyBar } from '../../ui/layout/sticky-bar'
import { here } from '../address'
import styles from '../checkout.module.css'
import { discountedTotal } from '../discounted-total'
import { GuestLine } from '../guest-line'
import { Steps } from './steps'
import { useUnlock, withOpened } from '../use-unlock'

const words = orderWording.choose

// Lines are rare, and bring the app's own ways with them.
const Lines = lazyPart(async () => (await import('./lines')).Lines)
// So are sales that people come to before they open.
const EarlyRoom = lazyPart(async () => (await import('../waiting/early-room')).EarlyRoom)
const WaitingRoom = lazyPart(async () => (await import('../waiting/waiting-room')).WaitingRoom)

/** What a code takes off; nothing where it only opens tickets. */
function aboutCode({ promo }: TicketsUnlocked, { currency }: Activity): string | undefined {
  return promo.value > 0 ? discountText(promo, currency) : undefined
}

interface ChooseProps {
  user: SessionUser | undefined
  activity: Activity
  before: TicketChoice
  /** In the address: it is tried at once. */
  code: string | undefined
  onWait: () => void
}

function Choose({ user, activity: known, before, code, onWait }: ChooseProps) {
  const [now] = useState(() => new Date().toISOString())
  const [choice, choose] = useState(() =>
    countTickets(before) > 0 ? fittingChoice(known, before, now) : firstChoice(known, now),
  )
  const { opened, isWaiting, unlock, error, isBusy, forget } = useUnlock(known.shareRef, code, (found) =>
    choose((chosen) => fittingChoice(withOpened(known, found), { ...before, ...chosen }, now)),
  )
  const activity = withOpened(known, opened)
  const openedRefs = opened?.ticketTypes.map((type) => type.shareRef) ?? []
  const sum = discountedTotal(activity, choice, opened?.promo, openedRefs)
  // A code that is of no use for this choice is left out: it can be entered again with the details.
  const promoCode = sum.whyNot === undefined ? opened?.promo.code : undefined
  const [wanted, want] = useState<string>()
  const count = countTickets(choice)
  const offers = offersOf(activity, choice, now)
  const { shareRef } = activity
  const isEarly = mayWaitFor(activity, offersOf(activity, {}, now), now)
  const tickets = (waitFor?: (type: TicketType) => ReactNode) => (
    <Card heading={ticketTypeWording.heading}>
      <TicketPicker activity={activity} offers={offers} choice={choice} onChoose={choose} waitFor={waitFor} />
      <ApplyPromoCode
        applied={
          opened ? [{ code: opened.promo.code, stays: false, about: aboutCode(opened, activity) }] : []
        }
        takesMore={!opened}
        tried={code}
        waits={isWaiting}
        error={error === undefined ? undefined : asProblem(error).detail}
        busy={isBusy}
        onApply={(name) => void unlock(name)}
        onTakeOff={() => {
          forget()
          choose((chosen) => fittingChoice(known, chosen, now))
        }}
      />
      {sum.whyNot !== undefined && <p className={styles.small}>{sum.whyNot}</p>}
    </Card>
  )
  return (
    <PageRoom narrow>
      <Steps at="choose" />
      <PageHeader title={words.title} lead={activity.title} />
      {isEarly && (
        <Suspense fallback={null}>
          <EarlyRoom activity={activity} user={user} onCome={onWait} />
        </Suspense>
      )}
      {user && mayHaveLines(activity) ? (
        <Suspense fallback={tickets()}>
          <Lines user={user} shareRef={shareRef} wanted={wanted}>
            {tickets}
          </Lines>
        </Suspense>
      ) : (
        tickets((type) => <GuestLine title={type.title} onCome={() => want(type.shareRef)} />)
      )}
      {offers.some((offer) => offer.most > 0) && (
        <StickyBar label={words.go}>
          <p className={styles.count} aria-live="polite">
            {count > 0 ? (
              <>
                {`${ticketTypeWording.count(count)} · `}
                {sum.total < sum.undiscounted && (
                  <s aria-label={words.without(priceText(sum.undiscounted, activity.currency))}>
                    {priceText(sum.undiscounted, activity.currency)}
                  </s>
                )}{' '}
                {priceText(sum.total, activity.currency)}
              </>
            ) : (
              words.none
            )}
          </p>
          {count > 0 ? (
            <LinkButton href={checkoutPath(shareRef, choice, promoCode)}>{words.go}</LinkButton>
          ) : (
            <Button disabled>{words.go}</Button>
          )}
        </StickyBar>
      )}
    </PageRoom>
  )
}

/** The first step, for those who have not chosen on the activity's page. */
export function ChooseStep({
  user,
  shareRef,
  before,
  code,
}: {
  user: SessionUser | undefined
  shareRef: string
  before: TicketChoice
  code: string | undefined
}) {
  const { data, error, again, isFetching } = useRequest(() =>
    retryOnNetworkError(() => askForActivity(shareRef)),
  )
  const [isWaiting, wait] = useState(false)
  if (error !== undefined) {
    const { title, detail, requestId, status } = asProblem(error)
    // What is for the invited only is there for nobody else, and says so to nobody.
    const isForOthers = status === 404 && (!user || user.isAnonymous)
    const wayOn = isForOthers ? (
      <LinkButton href={paths.login(here())}>{orderWording.guest.signIn}</LinkButton>
    ) : (
      <LinkButton href={paths.explore()}>{orderWording.nothing.explore}</LinkButton>
    )
    return (
      <ErrorState
        level={1}
        {...{ title, detail, requestId }}
        busy={isFetching}
        onRetry={again}
        action={wayOn}
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
  if (isWaiting && user) {
    const back = () => {
      wait(false)
      again()
    }
    return (
      <Suspense fallback={null}>
        <WaitingRoom shareRef={shareRef} onTurn={back} onLeave={back} />
      </Suspense>
    )
  }
  return <Choose user={user} activity={data} before={before} code={code} onWait={() => wait(true)} />
}
