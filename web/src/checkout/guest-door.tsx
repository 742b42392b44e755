import { paths } from '../lib/navigation/paths'
import { enterAsGuest } from '../data/identity/quick-guest'
import { asProblem } from '../data/requests/problem'
import { orderWording } from '../entities/orders/order-wording'
import { useRequest } from '../lib/state/use-request'
import { LinkButton } from '../ui/button'
import { ErrorState } from '../ui/states/error-state'
import { here } from './address'
import { Holding } from './holding'

/** Who is nobody yet becomes a guest, unasked: the tickets can be held for somebody then. */
export function GuestDoor() {
  const { error, isFetching, again } = useRequest(enterAsGuest)
  if (error === undefined) return <Holding />
  const { title, detail } = asProblem(error)
  return (
    <ErrorState
      level={1}
      {...{ title, detail }}
      busy={isFetching}
      onRetry={again}
      action={
        <LinkButton variant="quiet" href={paths.login(here())}>
          {orderWording.guest.signIn}
        </LinkButton>
      }
    />
  )
}
