import type { Activity } from 'functions/contract/activities/activity'
import type { RsvpResponse, RsvpState } from 'functions/contract/rsvps/rsvp'
import type { TicketType } from 'functions/contract/tickets/ticket-type'
import { Ticket } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { refundPolicyText } from 'functions/contract/tickets/cancellation-text'
import { checkoutPath } from '../../features/ticket-types/checkout-path'
import type { RichTextView } from '../../features/ticket-types/ticket-details'
import { TicketPicker } from '../../features/ticket-types/ticket-picker'
import { ticketTypeWording } from '../../features/ticket-types/wording'
import { rsvpWording } from '../../features/rsvps/wording'
import { Button, LinkButton } from '../../ui/button'
import { keepBottomBar } from '../../ui/layout/bottom-bar'
import { Link } from '../../ui/link'
import styles from './buy.module.css'
import type { TicketOrder } from './ticket-order'
import { publicWording as words } from '../wording'

/** The button that leads to checkout; where nothing can be had, it says why and leads nowhere. */
function GetTickets({ order, wide }: { order: TicketOrder; wide?: boolean }) {
  if (order.href === undefined) {
    return (
      <Button wide={wide} disabled>
        {order.summary}
      </Button>
    )
  }
  return (
    <LinkButton href={order.href} wide={wide} icon={<Ticket aria-hidden="true" />}>
      {order.label}
    </LinkButton>
  )
}

/** Whether any ticket can be had. */
function hasAny({ offers }: TicketOrder): boolean {
  return offers.some(({ least, most }) => most >= least)
}

/** Where nobody is known yet, the wait-list is joined where tickets are chosen. */
function waitLinkOf({ shareRef }: Activity): () => ReactNode {
  return () => (
    <LinkButton variant="secondary" size="small" href={checkoutPath(shareRef, {})}>
      {ticketTypeWording.wait}
    </LinkButton>
  )
}

export interface TicketsCardProps {
  activity: Activity
  order: TicketOrder
  /** How to wait for a ticket type, where the person is known. */
  waitFor?: ((type: TicketType) => ReactNode) | undefined
  richText?: RichTextView | undefined
}

/** Tickets with their prices and quantities, and the way to checkout. */
export function TicketsCard({ activity, order, waitFor, richText }: TicketsCardProps) {
  if (activity.ticketTypes.length === 0) return null
  // Where nothing can be had, one way to the wait-list is enough.
  const isForWaiting = order.href !== undefined && !hasAny(order)
  return (
    <section className={styles.card} aria-labelledby="tickets" data-tickets>
      <h2 className={styles.title} id="tickets">
        {ticketTypeWording.heading}
      </h2>
      <TicketPicker
        activity={activity}
        offers={order.offers}
        choice={order.choice}
        onChoose={order.choose}
        richText={richText}
        waitFor={waitFor ?? (isForWaiting ? undefined : waitLinkOf(activity))}
      />
      {order.href !== undefined && activity.ticketTypes.some((type) => type.price > 0) && (
        <p className={styles.policy}>
          <Link className={styles.code} href={checkoutPath(activity.shareRef, {})}>
            {words.haveCode}
          </Link>
        </p>
      )}
      {activity.ticketTypes.some((type) => type.price > 0) && (
        <p className={styles.policy}>{refundPolicyText(activity.cancellation)}</p>
      )}
      {!(waitFor && isForWaiting) && (
        <div className={styles.foot}>
          <p className={styles.summary} aria-live="polite">
            {order.href !== undefined && order.summary}
          </p>
          <GetTickets order={order} wide />
        </div>
      )}
    </section>
  )
}

/** The question and its three answers. */
export function RsvpCard({ children }: { children: ReactNode }) {
  return (
    <section className={styles.card} aria-labelledby="rsvp">
      <h2 className={styles.title} id="rsvp">
        {rsvpWording.question}
      </h2>
      {children}
    </section>
  )
}

/** A person's own RSVP, as the bar says it. */
export interface BarStanding {
  response: RsvpResponse
  /** What came of going, where that is known. */
  state?: RsvpState | null | undefined
  /** Opens the RSVP over the page; without it the button leads to the RSVP's place on it. */
  onRsvp?: (() => void) | undefined
}

function textOf({ response, state }: BarStanding): string | undefined {
  if (response === 'not-responded' || response === 'not-available') return undefined
  const special = response === 'going' && state && state !== 'confirmed' ? state : response
  return rsvpWording.bar[special]
}

/** The way to an RSVP, and once it is given what it is and the way to change it. */
function RsvpInBar({ standing }: { standing: BarStanding | undefined }) {
  const text = standing && textOf(standing)
  function open(event: MouseEvent) {
    if (!standing?.onRsvp) return
    event.preventDefault()
    standing.onRsvp()
  }
  if (text === undefined) {
    return (
      <LinkButton href="#rsvp" wide onClick={open}>
        {words.rsvp}
      </LinkButton>
    )
  }
  return (
    <>
      <p className={styles.price} role="status">
        {text}
      </p>
      <LinkButton href="#rsvp" variant="secondary" onClick={open}>
        {rsvpWording.change}
      </LinkButton>
    </>
  )
}

export interface ActionBarProps {
  activity: Activity
  order: TicketOrder
  standing?: BarStanding | undefined
}

/**
 * What there is to do, within the thumb's reach, on narrow pages. It sticks to the bottom of the activity rather than of
 * the window, so that a preview in a frame shows it as a phone does.
 */
export function ActionBar({ activity, order, standing }: ActionBarProps) {
  const hasTickets = activity.ticketTypes.length > 0
  return (
    <div ref={keepBottomBar} className={styles.bar} role="region" aria-label={words.buy}>
      {order.href !== undefined && <p className={styles.price}>{order.summary}</p>}
      {hasTickets ? <GetTickets order={order} /> : <RsvpInBar standing={standing} />}
    </div>
  )
}
