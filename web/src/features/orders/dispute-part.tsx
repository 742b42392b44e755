import { formatMoney } from 'functions/contract/pricing/money-format'
import type { OrderDispute } from 'functions/contract/refunds/refund'
import type { SoldOrder } from 'functions/contract/orders/sold-order'
import { useState } from 'react'
import { asProblem } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/states/skeleton'
import { TextArea } from '../../ui/fields/text-field'
import { useToast } from '../../ui/dialogs/toast'
import styles from './sold-order.module.css'
import { useEvidence, useSendEvidence } from './sold-orders'
import type { SoldRef } from './sold-orders'
import { soldWording } from './sold-wording'

const words = soldWording.dispute
const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(instant))

function Evidence({ of }: { of: SoldRef }) {
  const [remark, setRemark] = useState('')
  const query = useEvidence(of, true)
  const send = useSendEvidence(of)
  const toast = useToast()
  if (query.isError) return <Banner tone="error">{asProblem(query.error).detail}</Banner>
  if (!query.data) return <Skeleton shape="card" />
  return (
    <form
      className={styles.evidence}
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate(remark, { onSuccess: () => toast.show({ tone: 'good', text: words.sent }) })
      }}
    >
      <h3 className={styles.heading}>{words.title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <div className={styles.text} role="region" aria-label={words.title} tabIndex={0}>
        {query.data.evidence.text}
      </div>
      <TextArea
        label={words.remark}
        help={words.remarkHelp}
        optional
        value={remark}
        onChange={setRemark}
        maxLength={2000}
      />
      {send.isError && <Banner tone="error">{asProblem(send.error).detail}</Banner>}
      <p className={styles.small}>{words.once}</p>
      <Button type="submit" busy={send.isPending}>
        {words.send}
      </Button>
    </form>
  )
}

export interface DisputePartProps {
  of: SoldRef
  order: SoldOrder
  dispute: OrderDispute
}

/** Where a dispute is, and its answer while one can be given. */
export function DisputePart({ of, order, dispute }: DisputePartProps) {
  const [isLooking, setLooking] = useState(false)
  const { outcome, isInquiry, isAnswered, evidenceDueBy } = dispute
  if (outcome !== null) {
    return <Banner tone={outcome === 'lost' ? 'error' : 'good'}>{words.outcome[outcome]}</Banner>
  }
  const title = isInquiry ? words.inquiry : words.open(formatMoney(dispute.amount, order.currency))
  const isOpen = !isAnswered && dispute.status.endsWith('needs_response')
  return (
    <>
      <Banner tone="warn" title={title}>
        {isInquiry ? words.inquiryHelp : words.openHelp}{' '}
        {isOpen ? evidenceDueBy && words.due(dayOf(evidenceDueBy)) : words.answered}
      </Banner>
      {isOpen && !isLooking && (
        <Button variant="secondary" onClick={() => setLooking(true)}>
          {words.look}
        </Button>
      )}
      {isOpen && isLooking && <Evidence of={of} />}
    </>
  )
}
