import { randomUUID } from 'node:crypto'
import type { CallName } from 'functions/contract/api/calls'
import type { RouteName } from 'functions/contract/api/routes'
import { billedTo, details, draft, draftContent, firstType, promoCode, ticketType } from './activities'
import type { Hosted } from './activities'
import { scan, walkIn } from './door'
import type { Person } from './people'
import { refund } from './refunds'

/** Who asks, their activity, and an order of theirs for it. */
export interface Scene {
  readonly person: Person
  readonly party: Hosted
  readonly orderId: string
}

/** An activity with all that one can have. */
export const fullDraft = () => ({
  ...draft({ status: 'draft' }),
  cancellation: { daysBefore: 3, keepPercent: 10 },
  asked: {
    questions: [
      {
        id: 'aaaaaaaa-0000',
        kind: 'one-of',
        label: 'Diet',
        per: 'attendee',
        isRequired: true,
        options: ['Vegan', 'Fish'],
      },
    ],
    attendees: true,
    terms: { text: 'The house rules', url: 'https://example.com/rules' },
  },
  richDescription: '<p>By the river</p>',
  media: [{ type: 'image', url: '/covers/river.webp', altText: '', isFeatured: true }],
  ticketTypes: [
    ticketType({ tempId: 'vip', saleStartsAt: '2026-11-21T10:00', saleEndsAt: '2026-12-01T10:00' }),
  ],
  promocodes: [
    promoCode({
      startsAt: '2026-11-21T10:00',
      endsAt: '2026-12-01T10:00',
      ticketTypeRefs: ['vip'],
      perPerson: 1,
      minSpend: 500,
      combinable: true,
    }),
  ],
})

const MESSAGE = { name: 'Mallory', email: 'mallory@example.com', message: 'Is there a cloakroom?' }

/** A right input of each route that has one: what is wrong later is one thing. */
export const ROUTE_INPUTS: Partial<Record<RouteName, (of: Scene) => { query?: object; body?: object }>> = {
  readProfile: () => ({ query: { language: 'en', mock: 'false' } }),
  signIn: () => ({ body: {} }),
  requestConnection: ({ party }) => ({ body: { uid: party.activity.organiser.uid } }),
  listConnections: ({ person }) => ({ query: { with: person.uid, limit: '5' } }),
  disconnect: () => ({ body: { uid: 'somebody-else' } }),
  listActivities: ({ person }) => ({
    query: {
      organiser: person.uid,
      community: 'walkers',
      when: 'past',
      q: 'lantern walk',
      from: '2026-11-20',
      to: '2026-12-20',
      near: '38.7223,-9.1393',
      radiusKm: '25',
      online: 'false',
      free: 'true',
      sort: 'startDate',
      direction: 'asc',
      limit: '5',
    },
  }),
  searchPlaces: () => ({ query: { query: 'torel', near: '38.7,-9.1' } }),
  createActivity: () => ({ body: fullDraft() }),
  generateActivity: () => ({
    body: { description: 'A walk by the river', timezone: 'UTC', tone: 'warm', near: 'Lisbon' },
  }),
  importActivity: () => ({
    body: { kind: 'csv', text: 'title,start\nWalk,2027-05-01 10:00', timezone: 'UTC' },
  }),
  readDashboard: ({ party }) => ({ query: { shareRef: party.shareRef } }),
  contactOrganiser: ({ orderId }) => ({
    body: { ...MESSAGE, link: { kind: 'order', id: orderId, key: 'a-key' } },
  }),
  reportActivity: ({ orderId }) => ({
    body: { ...MESSAGE, reason: 'scam', link: { kind: 'ticket', id: orderId, key: 'a-key' } },
  }),
  contactOperator: () => ({ body: { ...MESSAGE, topic: 'other' } }),
  updateActivity: () => ({ body: { ...fullDraft(), status: 'active' } }),
  exportAttendees: () => ({ query: { door: 'in' } }),
  answerRsvp: ({ party }) => ({ body: { shareRef: party.shareRef, response: 'interested' } }),
  readRsvpInfo: ({ party }) => ({ query: { shareRef: party.shareRef } }),
  listRsvpsOfActivity: ({ party }) => ({
    query: { shareRef: party.shareRef, sort: 'rsvp-response', direction: 'asc', limit: '5' },
  }),
  sendRsvp: ({ party }) => ({
    body: { shareRef: party.shareRef, emails: ['mallory@example.com'], message: '', link: { maxUses: 3 } },
  }),
  findTickets: () => ({ body: { email: 'mallory@example.com' } }),
  startPayoutOnboarding: () => ({ body: {} }),
  exportMonth: () => ({ query: { month: '2026-11' } }),
  readAnalytics: ({ party }) => ({ query: { shareRef: party.shareRef, days: '7' } }),
  recordView: ({ party }) => ({
    body: { shareRef: party.shareRef, referrer: 'www.google.com', code: 'flyer' },
  }),
}

/** A right input of each callable. */
export const CALL_INPUTS: Record<CallName, (of: Scene) => object> = {
  requestUpload: () => ({ contentType: 'image/png', size: 4 }),
  generateActivity: () => ({
    description: 'A walk by the river',
    timezone: 'UTC',
    tone: 'warm',
    near: 'Lisbon',
  }),
  rewriteText: () => ({ text: 'A walk by the river.', wish: 'warmer', kind: 'rich' }),
  suggestCovers: () => ({ title: 'A party', words: 'confetti' }),
  searchGifs: () => ({ query: 'party', offset: 0 }),
  useGif: () => ({ id: 'confetti' }),
  importPicture: () => ({ url: 'https://192.0.2.1/picture.webp' }),
  changeActivityStatus: ({ party }) => ({ shareRef: party.shareRef, status: 'active' }),
  saveDraft: () => ({ key: `draft-${randomUUID()}`, draft: draftContent(), basis: 0 }),
  readDraft: () => ({ key: 'draft-of-mine' }),
  listDrafts: () => ({}),
  discardDraft: () => ({ key: 'draft-of-mine', version: 1 }),
  schedulePublishing: ({ party }) => ({ shareRef: party.shareRef, publishAt: '2026-12-01T10:00' }),
  listMyActivities: () => ({ kind: 'hosting' }),
  listMyTickets: () => ({}),
  sendTicket: ({ orderId }) => ({
    ticketId: `${orderId}-1`,
    to: { fullName: 'Rita', email: 'rita@example.com' },
  }),
  takeBackTicket: ({ orderId }) => ({ ticketId: `${orderId}-1` }),
  listAttendees: ({ party }) => ({
    shareRef: party.shareRef,
    search: 'mal',
    ticketTypeRef: firstType(party),
    status: 'paid',
    limit: 5,
  }),
  decideRsvp: ({ party, person }) => ({ shareRef: party.shareRef, uid: person.uid, decision: 'approve' }),
  listInvitations: ({ party }) => ({ shareRef: party.shareRef, limit: 5 }),
  listInvitees: ({ party }) => ({ shareRef: party.shareRef }),
  changeInvitation: ({ party }) => ({
    shareRef: party.shareRef,
    invitationId: randomUUID(),
    change: 'revoke',
  }),
  sendUpdate: ({ party }) => ({
    shareRef: party.shareRef,
    to: ['waiting'],
    subject: 'News',
    text: 'There is some.',
    about: 'update',
    idempotencyKey: randomUUID(),
  }),
  listKnownGoing: ({ party }) => ({ shareRef: party.shareRef }),
  listUpdates: ({ party }) => ({ shareRef: party.shareRef }),
  unlockTickets: ({ party }) => ({ shareRef: party.shareRef, code: 'EARLY' }),
  holdTickets: ({ party }) => ({
    shareRef: party.shareRef,
    items: [{ ticketTypeRef: firstType(party), quantity: 1 }],
    idempotencyKey: randomUUID(),
  }),
  enterWaitingRoom: ({ party }) => ({ shareRef: party.shareRef }),
  leaveWaitingRoom: ({ party }) => ({ shareRef: party.shareRef }),
  applyPromoCode: ({ orderId }) => ({ orderId, code: 'EARLY', takeOff: false }),
  placeOrder: ({ orderId }) => ({
    ...details(orderId),
    tip: { kind: 'custom', amount: 100 },
    given: { answers: { 'aaaaaaaa-0000': 'x' }, attendees: [], acceptsTerms: true },
  }),
  checkOrder: ({ orderId }) => ({ orderId }),
  cancelOrder: ({ orderId }) => ({ orderId }),
  listMyInvoices: ({ party }) => ({ shareRef: party.shareRef }),
  billInvoice: ({ orderId }) => ({ orderId, billedTo: billedTo() }),
  listInvoices: ({ party }) => ({ shareRef: party.shareRef, limit: 5 }),
  joinWaitList: ({ party }) => ({
    shareRef: party.shareRef,
    ticketTypeRef: firstType(party),
    quantity: 2,
    person: { fullName: 'Mallory', email: 'mallory@example.com' },
  }),
  leaveWaitList: ({ party }) => ({ shareRef: party.shareRef, ticketTypeRef: firstType(party) }),
  listOwnWaits: ({ party }) => ({ shareRef: party.shareRef }),
  listWaitList: ({ party }) => ({ shareRef: party.shareRef, ticketTypeRef: firstType(party), limit: 5 }),
  writeNote: ({ party, orderId }) => ({ shareRef: party.shareRef, orderId, text: 'Vegan' }),
  readSoldOrder: ({ party, orderId }) => ({ shareRef: party.shareRef, orderId }),
  refundOrder: ({ party, orderId }) => ({ shareRef: party.shareRef, orderId, ...refund() }),
  prepareEvidence: ({ party, orderId }) => ({ shareRef: party.shareRef, orderId }),
  submitEvidence: ({ party, orderId }) => ({ shareRef: party.shareRef, orderId, remark: 'They came' }),
  retryClosing: ({ party }) => ({ shareRef: party.shareRef }),
  readPayoutBalance: () => ({}),
  listPayouts: () => ({ limit: 5 }),
  readPayout: () => ({ payoutId: 'po_1NoSuchPayout', limit: 5 }),
  listDebts: () => ({ limit: 5 }),
  openPayoutDashboard: () => ({}),
  resendTickets: ({ party, orderId }) => ({ shareRef: party.shareRef, orderId }),
  giveBackOrder: ({ orderId }) => ({ orderId }),
  cancelPaidOrder: ({ orderId }) => ({ orderId, amount: 100 }),
  listTeam: ({ party }) => ({ shareRef: party.shareRef }),
  inviteToTeam: ({ party }) => ({ shareRef: party.shareRef, role: 'door', email: 'dora@example.com' }),
  withdrawTeamInvitation: ({ party }) => ({ shareRef: party.shareRef, invitationId: 'no-such-invitation' }),
  readTeamInvitation: ({ party }) => ({ shareRef: party.shareRef, token: 'x'.repeat(32) }),
  joinTeam: ({ party }) => ({ shareRef: party.shareRef, token: 'x'.repeat(32), name: 'Mallory' }),
  changeTeamRole: ({ party }) => ({ shareRef: party.shareRef, uid: 'nobody', role: 'door' }),
  removeFromTeam: ({ party }) => ({ shareRef: party.shareRef, uid: 'nobody' }),
  listAudit: ({ party }) => ({ shareRef: party.shareRef }),
  openDoor: ({ party }) => ({ shareRef: party.shareRef }),
  listDoor: ({ party }) => ({ shareRef: party.shareRef, since: '2026-11-20T19:00:00.000Z' }),
  checkInGuests: ({ party }) => ({ shareRef: party.shareRef, scans: [scan()] }),
  undoCheckIn: ({ party }) => ({ shareRef: party.shareRef, ...scan() }),
  addWalkIn: ({ party }) => ({ shareRef: party.shareRef, ...walkIn() }),
  adoptGuest: () => ({ guestToken: 'a.guest.token' }),
  updateProfile: () => ({ displayName: 'Mallory', bio: 'By the river', picture: null, showsGoing: true }),
  chooseNotifications: () => ({ reminders: false, sales: true }),
  readBusiness: () => ({}),
  saveBusiness: () => ({ name: 'River Walks Ltd', address: '1 River Street', taxId: 'PT 1' }),
  makeCalendarFeed: () => ({}),
  endCalendarFeed: () => ({}),
  signOutEverywhere: () => ({}),
  // Right by the contract and nothing else: nobody is to be deleted here.
  deleteAccount: () => ({ confirmation: 'no' }),
  acceptInvitation: ({ party }) => ({ shareRef: party.shareRef, token: `link-of-nobody.${'A'.repeat(43)}` }),
  readPlatformMoney: () => ({}),
  listOwedDebts: () => ({ limit: 5 }),
  endDebt: () => ({ debtId: 're_1NoSuchDebt', note: 'Paid by bank' }),
}
