import { ServerId, ShareRef } from 'functions/contract/ids'
import { Ticket } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { useSession } from '../../data/session'
import { orderWording } from '../../features/order/wording'
import { countTickets, formatTicketChoice, parseTicketChoice } from '../../features/ticket-type/ticket-choice'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { ChooseStep } from './choose-step'
import { HoldStep } from './hold-step'
import { OrderStep } from './order-step'

const words = orderWording.nothing

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

/**
 * /payment: choose, details, pay. `?activity=&tickets=` holds and goes on to the details, `?activity=` alone begins with
 * the choice, and `?order=` is how people come back from the payment page.
 */
export function Screen() {
  const { user } = useSession()
  const [search] = useSearchParams()
  const orderId = ServerId.safeParse(search.get('order')).data
  const shareRef = ShareRef.safeParse(search.get('activity')).data
  const choice = parseTicketChoice(search.get('tickets'))
  if (!user) return null
  if (orderId) {
    return <OrderStep key={orderId} user={user} orderId={orderId} wasCancelled={search.has('cancelled')} />
  }
  if (!shareRef) return <NothingChosen />
  if (countTickets(choice) === 0) return <ChooseStep user={user} shareRef={shareRef} before={choice} />
  const key = `${shareRef} ${formatTicketChoice(choice)}`
  return <HoldStep key={key} user={user} shareRef={shareRef} choice={choice} />
}
