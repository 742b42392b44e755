import { enterAsGuest } from '../data/identity/quick-guest'
import { asProblem } from '../data/requests/problem'
import { ticketTypeWording } from '../features/ticket-types/wording'
import { useAsyncAction } from '../lib/state/use-async-action'
import { Banner } from '../ui/states/banner'
import { Button } from '../ui/button'

/** The way into the line for who is nobody yet: they become a guest, for whom the line's own form opens then. */
export function GuestLine({ title, onCome }: { title: string; onCome: () => void }) {
  const enter = useAsyncAction(async () => {
    onCome()
    await enterAsGuest()
  })
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={enter.isBusy}
        aria-label={ticketTypeWording.waitFor(title)}
        onClick={() => void enter.act(undefined)}
      >
        {ticketTypeWording.wait}
      </Button>
      {enter.error !== undefined && <Banner tone="error">{asProblem(enter.error).detail}</Banner>}
    </>
  )
}
