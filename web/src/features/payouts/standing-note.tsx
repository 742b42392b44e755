import { requirementsInWords } from 'functions/contract/payouts/payout-words'
import type { PayoutStanding, PayoutStatus } from 'functions/contract/payouts/payout'
import type { PayoutMethod } from 'functions/contract/accounts/user'
import { ExternalLink } from 'lucide-react'
import { longDay } from '../../lib/text/date-text'
import { asProblem } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import type { BannerProps } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { useToast } from '../../ui/dialogs/toast'
import styles from './payout.module.css'
import { useOpenDashboard } from './payouts'
import { SetUpPayouts } from './set-up-payouts'
import { payoutWording as words } from './wording'

const TONES: Record<PayoutStatus, BannerProps['tone']> = {
  none: 'info',
  pending: 'info',
  ready: 'good',
  restricted: 'warn',
  disabled: 'error',
  deauthorised: 'warn',
}

/** What is to be said of a standing: one that was begun and left waits for the person, and not for Stripe. */
export function detailOf({ status, requirementsDue }: PayoutStanding): string {
  return status === 'pending' && requirementsDue.length > 0 ? words.asked : words.standing[status].detail
}

/** What the payment provider still asks for, in words, and until when; who has only begun is late with nothing. */
export function RequirementList({ status, requirementsDue, pastDue, deadline }: PayoutStanding) {
  const isLate = pastDue.length > 0 && status !== 'pending'
  if (requirementsDue.length === 0) return null
  return (
    <div className={styles.due}>
      <p>{words.due}:</p>
      <ul>
        {requirementsInWords(requirementsDue).map((due) => (
          <li key={due}>{due}</li>
        ))}
      </ul>
      {isLate && <p>{words.late}</p>}
      {pastDue.length === 0 && deadline !== null && <p>{words.dueBy(longDay(deadline.slice(0, 16)))}</p>}
    </div>
  )
}

/** The way to the person's own pages at the payment provider. */
export function OpenDashboard() {
  const open = useOpenDashboard()
  const toast = useToast()
  const onError = (error: Error) => toast.show({ tone: 'bad', text: asProblem(error).detail })
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<ExternalLink aria-hidden="true" />}
      busy={open.isPending || open.isSuccess}
      onClick={() => open.mutate(undefined, { onError })}
    >
      {words.dashboard}
    </Button>
  )
}

/** Where the person stands, and the one thing to do about it. */
export function StandingNote({ standing }: { standing: PayoutMethod }) {
  const { status, requirementsDue, isCurrent, countries } = standing
  const isAsked = status === 'ready' && requirementsDue.length > 0
  const isFine = status === 'ready' && !isAsked
  const isBegun = status !== 'none' && status !== 'deauthorised'
  // What leads to a provider that does not answer would lead nowhere.
  const action = isFine
    ? isCurrent && <OpenDashboard />
    : status !== 'disabled' && <SetUpPayouts {...{ isBegun, countries }} isMain={!isAsked} />
  return (
    <Banner
      tone={isAsked ? 'warn' : TONES[status]}
      title={isAsked ? words.needs.title : words.standing[status].title}
      action={action === false ? undefined : action}
    >
      <p>{isAsked ? words.needs.detail : detailOf(standing)}</p>
      <RequirementList {...standing} />
    </Banner>
  )
}
