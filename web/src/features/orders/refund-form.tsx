import { formatMoney } from 'functions/contract/pricing/money-format'
import {
  chargedFor,
  leftToRefund,
  quoteRefund,
  unrefundedTickets,
} from 'functions/contract/refunds/quote-refund'
import type { RefundQuote } from 'functions/contract/refunds/quote-refund'
import { MAX_REFUND_REASON } from 'functions/contract/refunds/refund'
import type { RefundWhat } from 'functions/contract/refunds/refund'
import type { SoldOrder } from 'functions/contract/orders/sold-order'
import { useState } from 'react'
import { asProblem } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/fields/checkbox'
import { MoneyField } from '../../ui/fields/money-field'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import { TextArea } from '../../ui/fields/text-field'
import { useToast } from '../../ui/dialogs/toast'
import styles from './sold-order.module.css'
import { useRefund } from './sold-orders'
import type { SoldRef } from './sold-orders'
import { soldWording } from './sold-wording'

const words = soldWording.refund

/** What is being chosen: complete or not. */
interface Draft {
  readonly kind: RefundWhat['kind']
  readonly ticketIds: readonly string[]
  readonly amount: number | undefined
}

function whatOf({ kind, ticketIds, amount }: Draft): RefundWhat | undefined {
  if (kind === 'whole') return { kind }
  if (kind === 'tickets') return ticketIds.length > 0 ? { kind, ticketIds: [...ticketIds] } : undefined
  return amount !== undefined && amount > 0 ? { kind, amount } : undefined
}

function Quote({ quote, currency }: { quote: RefundQuote; currency: string }) {
  const { amount, fee, ticketIds } = quote
  const money = (value: number) => formatMoney(value, currency)
  return (
    <div className={styles.quote} role="status">
      <p>
        <strong>{words.quote(money(amount))}</strong> {words.voids(ticketIds.length)}
      </p>
      <p className={styles.small}>
        {fee > 0 ? words.share(money(amount - fee), money(fee)) : words.shareOnly(money(amount))} {words.cost}
      </p>
    </div>
  )
}

function TicketChoice({
  order,
  chosen,
  onChange,
}: {
  order: SoldOrder
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}) {
  const open = unrefundedTickets(order)
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.heading}>{words.tickets}</legend>
      {order.tickets.map(({ id, title, status }) => (
        <Checkbox
          key={id}
          label={words.ticket(
            title,
            order.ticketIds.indexOf(id) + 1,
            formatMoney(chargedFor(order, id), order.currency),
          )}
          help={status === 'used' ? words.used : undefined}
          checked={chosen.includes(id)}
          disabled={!open.includes(id)}
          onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((it) => it !== id))}
        />
      ))}
    </fieldset>
  )
}

function useSubmit(of: SoldRef, currency: string, onClose: () => void) {
  // One key for one intention: pressed again after a lost answer, it is the same refund.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const refund = useRefund(of)
  const toast = useToast()
  function submit(what: RefundWhat, reason: string, { amount }: RefundQuote) {
    refund.mutate(
      { what, reason, idempotencyKey },
      {
        onSuccess: ({ refunds }) => {
          const status = refunds.at(-1)?.status ?? 'pending'
          const money = formatMoney(amount, currency)
          if (status === 'failed') toast.show({ tone: 'bad', text: words.failed })
          else
            toast.show({
              tone: 'good',
              text: status === 'pending' ? words.pending(money) : words.done(money),
            })
          onClose()
        },
      },
    )
  }
  return { refund, submit }
}

export interface RefundFormProps {
  of: SoldRef
  order: SoldOrder
  onClose: () => void
}

/** Chooses what to give back; the quote is what the server computes by the same function. */
export function RefundForm({ of, order, onClose }: RefundFormProps) {
  const [draft, setDraft] = useState<Draft>({ kind: 'whole', ticketIds: [], amount: undefined })
  const [reason, setReason] = useState('')
  const { refund, submit } = useSubmit(of, order.currency, onClose)
  const money = (amount: number) => formatMoney(amount, order.currency)
  const what = whatOf(draft)
  const quote = what && quoteRefund(order, what)
  const isQuoted = typeof quote === 'object'
  const amountError = draft.kind === 'amount' && typeof quote === 'string' ? words.none[quote] : undefined
  const options = (['whole', 'tickets', 'amount'] as const).map((value) => ({
    value,
    label: words.what[value],
  }))
  return (
    <form
      className={styles.sheet}
      onSubmit={(event) => {
        event.preventDefault()
        if (what && isQuoted && reason.trim() !== '') submit(what, reason.trim(), quote)
      }}
    >
      <SegmentedControl
        label={words.title}
        options={options}
        value={draft.kind}
        onChange={(kind) => setDraft({ ...draft, kind })}
      />
      {draft.kind === 'tickets' && (
        <TicketChoice
          order={order}
          chosen={draft.ticketIds}
          onChange={(ticketIds) => setDraft({ ...draft, ticketIds })}
        />
      )}
      {draft.kind === 'amount' && (
        <MoneyField
          label={words.amount}
          help={words.atMost(money(leftToRefund(order)))}
          currency={order.currency}
          value={draft.amount}
          onChange={(amount) => setDraft({ ...draft, amount })}
          error={amountError}
        />
      )}
      {draft.kind !== 'amount' && typeof quote === 'string' && (
        <Banner tone="warn">{words.none[quote]}</Banner>
      )}
      <TextArea
        label={words.reason}
        help={words.reasonHelp}
        value={reason}
        onChange={setReason}
        maxLength={MAX_REFUND_REASON}
        required
      />
      {isQuoted && <Quote quote={quote} currency={order.currency} />}
      {refund.isError && <Banner tone="error">{asProblem(refund.error).detail}</Banner>}
      <div className={styles.answers}>
        <Button variant="quiet" onClick={onClose}>
          {words.keep}
        </Button>
        <Button
          type="submit"
          variant="danger"
          busy={refund.isPending}
          disabled={!isQuoted || reason.trim() === ''}
        >
          {isQuoted ? words.go(money(quote.amount)) : words.choose}
        </Button>
      </div>
    </form>
  )
}
