import { CURRENT_AGREEMENT } from 'functions/contract/accounts/agreement-versions'
import { randomUUID } from 'node:crypto'
import type { Activity } from 'functions/contract/activities/activity'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import type { DraftContent } from 'functions/contract/drafts/activity-draft'
import type { Given } from 'functions/contract/questions/answer'
import type { BilledTo } from 'functions/contract/invoices/invoice'
import type { PromoCodeSave } from 'functions/contract/promo-codes/promo-code'
import type { TicketTypeSave } from 'functions/contract/tickets/ticket-type'
import { noteActivity } from './new-activities'
import { payOut } from './stripe'
import { verifiedPerson } from './people'
import type { Person } from './people'
import { ask, call } from './requests'

/** A wall time so many days from now. */
export function inDays(days: number, time = '18:30'): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`
}

export function ticketType(over: Partial<TicketTypeSave> = {}): TicketTypeSave {
  return {
    title: 'General Admission',
    price: 0,
    currency: 'usd',
    capacity: null,
    minTicketCountPerPurchase: 1,
    maxTicketCountPerPurchase: null,
    description: '',
    saleEndsAt: null,
    ...over,
  }
}

export function promoCode(over: Partial<PromoCodeSave> = {}): PromoCodeSave {
  return { code: 'EARLY', isPercentage: true, value: 50, limit: null, endsAt: null, ...over }
}

export function draft(over: Partial<ActivitySaveInput> = {}): ActivitySaveInput {
  return {
    title: 'Lantern walk',
    description: 'An evening by the river',
    startDate: inDays(7),
    endDate: inDays(7, '20:30'),
    timezone: 'Europe/Lisbon',
    location: { name: 'Old mill', address: '1 River Street' },
    creationType: 'manual',
    ...over,
  }
}

/** A form half written: no dates, no place. */
export function draftContent(over: Partial<DraftContent> = {}): DraftContent {
  const url = '/covers/river-run.webp'
  return {
    title: 'Lantern w',
    thumbnail: url,
    media: [{ type: 'image', url, altText: '', isFeatured: true }],
    startDate: '',
    ...over,
  }
}

/** An organiser with an activity of theirs. */
export interface Hosted {
  readonly organiser: Person
  readonly shareRef: string
  readonly activity: Activity
}

/** Publishes an activity; where it sells tickets, its organiser has been through onboarding first. */
export async function hosted(over: Partial<ActivitySaveInput> = {}, organiser?: Person): Promise<Hosted> {
  const person = organiser ?? (await verifiedPerson('Olga Organiser'))
  const isPaid = over.ticketTypes?.some((type) => type.price > 0) ?? false
  if (isPaid) await payOut(person)
  const { shareRef } = await ask('createActivity', { body: draft(over) }, person)
  const activity = await ask('readActivity', { params: { shareRef } }, person)
  noteActivity(shareRef)
  return { organiser: person, shareRef, activity }
}

/** The reference of an activity's first ticket type. */
export function firstType(hosted: Hosted): string {
  const [type] = hosted.activity.ticketTypes
  if (!type) throw new Error('This activity has no tickets')
  return type.shareRef
}

/** Holds tickets of an activity's first type. */
export function hold(hosted: Hosted, buyer: Person, quantity = 1, idempotencyKey: string = randomUUID()) {
  const items = [{ ticketTypeRef: firstType(hosted), quantity }]
  noteActivity(hosted.shareRef)
  return call('holdTickets', { shareRef: hosted.shareRef, items, idempotencyKey }, buyer)
}

/** What there is to say where nothing is asked. */
const NOTHING_ASKED: Given = { answers: {}, attendees: [], acceptsTerms: false }

/** What a buyer says of themselves when they add nothing. */
/** Where the buyer of an order gets their mail. */
export function emailOfBuyer(orderId: string): string {
  return `bo.buyer.${orderId.slice(0, 12).toLowerCase()}@example.com`
}

/** What a buyer fills in; each order has an address of its own unless the test says whose. */
export function details(orderId: string, email = emailOfBuyer(orderId)) {
  return {
    orderId,
    buyer: { fullName: 'Bo Buyer', email },
    tip: { kind: 'percent', percent: 0 },
    donation: { kind: 'preset', major: 0 },
    given: NOTHING_ASKED,
    agreed: CURRENT_AGREEMENT,
  } as const
}

/** Who an invoice is for. */
export function billedTo(over: Partial<BilledTo> = {}): BilledTo {
  return { name: 'Bo Buyer', company: 'Bo & Sons', address: '2 Hill Road', taxId: 'PT 500 000 000', ...over }
}
