import { Ticket } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { usePageTitle } from '../lib/navigation/page-title'
import { paths } from '../lib/navigation/paths'
import { useSession } from '../data/session'
import type { Session } from '../data/session'
import { orderWording } from '../entities/orders/order-wording'
import { countTickets, formatTicketChoice } from '../features/ticket-types/ticket-choice'
import { lazyPart } from '../ui/states/lazy-part'
import { LinkButton } from '../ui/button'
import { EmptyState } from '../ui/states/empty-state'
import { PageRoom } from '../ui/layout/page-header'
import { FormSkeleton } from '../ui/states/skeleton'
import { here, useAddress, useCameByPress } from './address'
import { GuestDoor } from './guest-door'
import { HoldStep } from './steps/hold-step'
import { Holding } from './holding'
import { OrderStep } from './steps/order-step'
import { useBroughtAlong } from './use-brought-along'
import { Waiting } from './waiting/waiting'

const words = orderWording.nothing

// Who comes from an activity's page has chosen there.
const ChooseStep = lazyPart(async () => (await import('./steps/choose-step')).ChooseStep)

function NothingChosen() {
  return (
    <EmptyState
      level={1}
      icon={<Ticket />}
      title={words.title}
      action={<LinkButton href={paths.explore()}>{words.explore}</LinkButton>}
    >
      {words.detail}
    </EmptyState>
  )
}

/** The choice on its way. */
function Choosing() {
  return (
    <PageRoom narrow>
      <FormSkeleton fields={3} />
    </PageRoom>
  )
}

function ToLogin() {
  useEffect(() => window.location.replace(paths.login(here())), [])
  return <Waiting title={orderWording.lookingUp} />
}

/** Whether somebody was signed in here, and no longer is. */
function useHasEnded({ state }: Session): boolean {
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (state === 'signed-in' && !wasSignedIn) setWasSignedIn(true)
  return state === 'signed-out' && wasSignedIn
}

/**
 * /payment: choose, details, pay. `?activity=&tickets=` holds and goes on to the details, `?activity=` alone begins with
 * the choice, and `?order=` is how people come back from the payment page. Nobody has to sign in to buy: who is nobody yet
 * becomes a guest when the tickets are held. A link from elsewhere holds nothing for them before they press: it begins with
 * the choice that it names.
 */
export function Checkout() {
  const session = useSession()
  const { orderId, shareRef, choice, code, isChoosing, wasCancelled } = useAddress()
  const hasEnded = useHasEnded(session)
  const { state, user } = session
  const isAsked = useCameByPress() || state !== 'signed-out'
  usePageTitle(orderWording.title)
  useBroughtAlong()
  if (hasEnded) return <ToLogin />
  if (!shareRef) {
    if (state === 'unknown') return <Waiting title={orderWording.lookingUp} />
    if (!user) return <ToLogin />
    if (!orderId) return <NothingChosen />
    return <OrderStep key={orderId} user={user} orderId={orderId} wasCancelled={wasCancelled} />
  }
  if (isChoosing || countTickets(choice) === 0 || !isAsked) {
    return (
      <Suspense fallback={<Choosing />}>
        <ChooseStep key={shareRef} user={user} shareRef={shareRef} before={choice} code={code} />
      </Suspense>
    )
  }
  if (state === 'unknown') return <Holding />
  if (!user) return <GuestDoor />
  const key = `${user.uid} ${shareRef} ${formatTicketChoice(choice)}`
  return <HoldStep key={key} user={user} shareRef={shareRef} choice={choice} code={code} />
}
