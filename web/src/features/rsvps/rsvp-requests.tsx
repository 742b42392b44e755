import type { Rsvp } from 'functions/contract/rsvps/rsvp'
import { Check, X } from 'lucide-react'
import { asProblem } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button, IconButton } from '../../ui/button'
import styles from './rsvp-list.module.css'
import { RsvpRows } from './rsvp-rows'
import { useDecideRsvp, useRsvpsOfActivity } from './rsvps-of-activity'
import { rsvpListWording as words } from './list-wording'

interface OfActivity {
  uid: string
  shareRef: string
}

/** Those who ask to come, longest wait first, each with a yes and a no. */
export function RsvpRequests({ uid, shareRef }: OfActivity) {
  const query = useRsvpsOfActivity(uid, shareRef, { state: 'awaiting-approval' })
  const decide = useDecideRsvp(uid, shareRef)
  const busy = (rsvp: Rsvp) => decide.isPending && decide.variables.uid === rsvp.uid
  const actions = (rsvp: Rsvp) => (
    <span className={styles.actions}>
      <Button
        size="small"
        busy={busy(rsvp)}
        icon={<Check aria-hidden="true" />}
        aria-label={words.let(rsvp.shownName)}
        onClick={() => decide.mutate({ uid: rsvp.uid, decision: 'approve' })}
      >
        {words.approve}
      </Button>
      <IconButton
        label={words.turnDown(rsvp.shownName)}
        icon={<X />}
        disabled={busy(rsvp)}
        onClick={() => decide.mutate({ uid: rsvp.uid, decision: 'decline' })}
      />
    </span>
  )
  return (
    <div className={styles.part}>
      {decide.isError && <Banner tone="error">{asProblem(decide.error).detail}</Banner>}
      <RsvpRows query={query} empty={words.noRequests} actions={actions} />
    </div>
  )
}

/** Those who wait for a place, and those who have one on offer. */
export function RsvpLine({ uid, shareRef }: OfActivity) {
  const offered = useRsvpsOfActivity(uid, shareRef, { state: 'offered' })
  const waiting = useRsvpsOfActivity(uid, shareRef, { state: 'waiting' })
  const hasOffers = (offered.data?.pages[0]?.items.length ?? 0) > 0
  return (
    <div className={styles.part}>
      {hasOffers && <RsvpRows query={offered} empty="" />}
      <RsvpRows query={waiting} empty={words.noLine} />
    </div>
  )
}
