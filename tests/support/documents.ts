import { ActivityClosing } from 'functions/contract/activities/activity-closing'
import { randomInt } from 'node:crypto'
import { Activity } from 'functions/contract/activities/activity'
import type { ActivityStatus, Visibility } from 'functions/contract/activities/activity'
import { ActivityDraft } from 'functions/contract/drafts/activity-draft'
import { SHARE_REF_ALPHABET } from 'functions/contract/ids'
import { Connection } from 'functions/contract/connections/connection'
import { Invitation } from 'functions/contract/invitations/invitation'
import { Order } from 'functions/contract/orders/order'
import { Rsvp } from 'functions/contract/rsvps/rsvp'
import { NO_MONEY, Tally } from 'functions/contract/analytics/tally'
import { TeamMember } from 'functions/contract/team/team'
import type { GivenRole } from 'functions/contract/team/team'
import { Ticket } from 'functions/contract/tickets/ticket'
import { Upload } from 'functions/contract/uploads/upload'
import { Account, User } from 'functions/contract/accounts/user'

/* Documents as the server writes them: each is parsed by the contract, so that rules are tested on what they will meet. */

const AT = '2026-11-20T10:00:00.000Z'
const STARTS_AT = '2026-12-01T18:30:00.000Z'
const ENDS_AT = '2026-12-01T20:30:00.000Z'
const WHEN = { startDate: '2026-12-01T18:30', startsAt: STARTS_AT, timezone: 'Europe/Lisbon' }

/** A share reference that nothing has yet. */
export function newShareRef(): string {
  const letter = () => SHARE_REF_ALPHABET[randomInt(SHARE_REF_ALPHABET.length)]
  return Array.from({ length: 10 }, letter).join('')
}

export function userDocument(uid: string): User {
  return User.parse({ uid, displayName: 'Somebody', photoURL: null, createdAt: AT })
}

export function accountDocument(uid: string): Account {
  const payout = { status: 'none', requirementsDue: [] }
  return Account.parse({ uid, email: `${uid}@example.com`, payout, createdAt: AT, lastSignInAt: AT })
}

export function activityDocument(
  shareRef: string,
  organiserUid: string,
  over: { audience?: Visibility; status?: ActivityStatus; title?: string } = {},
): Activity {
  return Activity.parse({
    ...WHEN,
    shareRef,
    organiser: { uid: organiserUid, name: 'Olga Organiser', photoURL: null },
    title: 'Lantern walk',
    description: '',
    richDescription: '',
    thumbnail: '/create_assets/defaultImage.png',
    media: [],
    endDate: '2026-12-01T20:30',
    endsAt: ENDS_AT,
    type: 'in-person',
    location: null,
    hasMeetingUrl: false,
    audience: 'public',
    status: 'active',
    creationType: 'manual',
    ticketTypes: [],
    currency: 'usd',
    fee: { mode: 'absorb', basisPoints: 250, fixed: 50 },
    tax: null,
    acceptsPayments: false,
    communityId: null,
    counts: { going: 0, interested: 0 },
    left: {},
    publishedAt: AT,
    createdAt: AT,
    updatedAt: AT,
    ...over,
  })
}

export function rsvpDocument(shareRef: string, uid: string, organiserUid: string): Rsvp {
  const person = { uid, shareRef, organiserUid, shownName: 'Somebody' }
  return Rsvp.parse({
    ...person,
    response: 'going',
    activityStartsAt: STARTS_AT,
    activityEndsAt: ENDS_AT,
    createdAt: AT,
    respondedAt: AT,
  })
}

/** What is between two people, who are given in their order. */
export function connectionDocument(one: string, other: string, isAccepted: boolean): Connection {
  return Connection.parse({ uids: [one, other], requestedBy: one, isAccepted, since: AT })
}

/** A link that is passed on. */
export function invitationDocument(shareRef: string, organiserUid: string): Invitation {
  const counts = { maxUses: null, uses: 0, sentCount: 1 }
  const nobody = { email: null, uid: null, response: null }
  return Invitation.parse({
    id: `link-${shareRef}`,
    shareRef,
    organiserUid,
    kind: 'link',
    status: 'sent',
    ...nobody,
    ...counts,
    sentAt: AT,
    createdAt: AT,
  })
}

export function tallyDocument(shareRef: string, organiserUid: string): Tally {
  return Tally.parse({
    shareRef,
    organiserUid,
    currency: 'usd',
    views: 0,
    viewsByDay: {},
    rsvps: { interested: 0, going: 0, 'not-going': 0, 'not-responded': 0 },
    tickets: {},
    orders: 0,
    salesByDay: {},
    money: NO_MONEY,
    recent: [],
    foldedAt: AT,
  })
}

export function closingDocument(shareRef: string, organiserUid: string): ActivityClosing {
  const counts = { total: 2, refunded: 1, pending: 1, failed: 0, failedOrders: [] }
  return ActivityClosing.parse({ ...counts, shareRef, organiserUid, updatedAt: AT })
}

export function orderDocument(id: string, shareRef: string, buyerUid: string, organiserUid: string): Order {
  return Order.parse({
    id,
    shareRef,
    organiserUid,
    buyerUid,
    status: 'held',
    activity: { ...WHEN, title: 'Lantern walk', thumbnail: '', endsAt: ENDS_AT, organiserName: 'Olga' },
    items: [],
    currency: 'usd',
    fee: { mode: 'absorb', basisPoints: 250, fixed: 50 },
    tax: null,
    acceptsPayments: true,
    promos: [],
    buyer: null,
    pricing: null,
    stockIds: [],
    promoStockIds: [],
    attempt: 0,
    session: null,
    sessionExpiresAt: null,
    paymentIntentId: null,
    ticketIds: [],
    createdAt: AT,
    expiresAt: AT,
    settledAt: null,
  })
}

export function teamMemberDocument(
  shareRef: string,
  uid: string,
  organiserUid: string,
  role: GivenRole,
): TeamMember {
  const about = { isGuest: false, name: 'Somebody', photoURL: null, since: AT }
  return TeamMember.parse({ ...about, uid, shareRef, organiserUid, role })
}

export function ticketDocument(
  id: string,
  shareRef: string,
  holderUid: string,
  organiserUid: string,
): Ticket {
  return Ticket.parse({
    ...WHEN,
    id,
    orderId: 'order-of-it',
    shareRef,
    organiserUid,
    holderUid,
    holderName: 'Somebody',
    ticketTypeRef: 'abcdefghjk',
    ticketTypeTitle: 'General Admission',
    status: 'valid',
    code: 'T1.local.x.y.z',
    shortCode: 'K7QM2F',
    activityTitle: 'Lantern walk',
    createdAt: AT,
  })
}

/** Something that a person is writing. */
export function activityDraftDocument(
  id: string,
  ownerUid: string,
  over: Partial<ActivityDraft> = {},
): ActivityDraft {
  const thumbnail = '/create_assets/defaultImage.png'
  return ActivityDraft.parse({
    id,
    ownerUid,
    key: id,
    shareRef: null,
    title: '',
    thumbnail,
    content: JSON.stringify({ title: over.title ?? '', thumbnail, media: [] }),
    uploads: [],
    version: 1,
    savedAt: AT,
    sweepAt: '2099-01-01T00:00:00.000Z',
    ...over,
  })
}

export function uploadDocument(id: string, ownerUid: string, over: Partial<Upload> = {}): Upload {
  return Upload.parse({
    id,
    ownerUid,
    contentType: 'image/png',
    size: 4,
    status: 'issued',
    url: null,
    reason: null,
    createdAt: AT,
    ...over,
  })
}
