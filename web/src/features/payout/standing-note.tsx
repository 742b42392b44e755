import { requirementsInWords } from 'functions/contract/payout-words'
import type { PayoutStanding, PayoutStatus } from 'functions/contract/payout'
import { ExternalLink } from 'lucide-react'
import { longDay } from '../../lib/date-text'
import { asProblem } from '../../data/problem'
import { Banner } from '../../ui/banner'
import type { BannerProps } from '../../ui/banner'
import { Button } from '../../ui/button'
import { useToast } from '../../ui/toast'
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

/** What the payment provider still asks for, in words, and until when. */
export function RequirementList({
  requirementsDue,
  pastDue,
  deadline,
}: Pick<PayoutStanding, 'requirementsDue' | 'pastDue' | 'deadline'>) {
  if (requirementsDue.length === 0) return null
  return (
    <div className={styles.due}>
      <p>{words.due}:</p>
      <ul>
        {requirementsInWords(requirementsDue).map((due) => (
          <li key={due}>{due}</li>
        ))}
      </ul>
      {pastDue.length > 0 && <p>{words.late}</p>}
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
export function StandingNote({ standing }: { standing: PayoutStanding }) {
  const { status, requirementsDue } = standing
  const { title, detail } = words.standing[status]
  const isAsked = status === 'ready' && requirementsDue.length > 0
  const action =
    status === 'ready' && !isAsked ? (
      <OpenDashboard />
    ) : (
      status !== 'disabled' && <SetUpPayouts isBegun={status !== 'none' && status !== 'deauthorised'} />
    )
  return (
    <Banner tone={isAsked ? 'warn' : TONES[status]} title={title} action={action || undefined}>
      <p>{detail}</p>
      <RequirementList {...standing} />
    </Banner>
  )
}
