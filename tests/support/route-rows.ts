import type { RouteName } from 'functions/contract/api/routes'
import { draft, ticketType } from './activities'
import {
  byQuery,
  byPath,
  MESSAGE,
  ANYTHING,
  THERE,
  organiser,
  signedIn,
  account,
  audience,
} from './role-matrix'
import type { Row, Thing } from './role-matrix'

/** A save that keeps the ticket types which orders name. */
const saved = ({ ticketTypeRef, soldOutRef }: Thing) =>
  draft({
    audience: 'private',
    ticketTypes: [
      ticketType({ shareRef: ticketTypeRef }),
      ticketType({ shareRef: soldOutRef, title: 'Front row', capacity: 1 }),
    ],
  })

/** What each route is asked, and whom it opens to. */
export const ROUTE_ROWS: Record<RouteName, Row> = {
  readProfile: { input: () => ({}), opens: signedIn },
  signIn: { input: () => ({ body: {} }), opens: signedIn },
  exportAccount: { input: () => ({}), opens: signedIn },
  readPerson: {
    input: ({ organiserUid }) => ({ params: { uid: organiserUid } }),
    opens: { nobody: THERE, unverified: THERE, guest: THERE, verified: THERE, invited: THERE },
  },
  requestConnection: {
    input: ({ organiserUid: uid }) => ({ body: { uid } }),
    opens: { verified: THERE, invited: THERE },
  },
  listConnections: { input: () => ({}), opens: account },
  disconnect: { input: ({ organiserUid: uid }) => ({ body: { uid } }), opens: account },
  listActivities: {
    input: () => ({}),
    opens: { ...signedIn, nobody: ANYTHING, unverified: ANYTHING },
  },
  searchPlaces: {
    input: () => ({ query: { query: 'torel' } }),
    opens: { ...signedIn, nobody: ANYTHING, unverified: ANYTHING },
  },
  createActivity: { input: () => ({ body: draft({ status: 'draft' }) }), opens: account },
  generateActivity: {
    input: () => ({ body: { description: 'A walk by the river', timezone: 'UTC' } }),
    opens: account,
  },
  importActivity: {
    input: () => ({ body: { kind: 'csv', text: 'title,start\nWalk,2027-05-01 10:00', timezone: 'UTC' } }),
    opens: account,
  },
  readDashboard: { input: byQuery, opens: organiser },
  readActivity: { input: byPath, opens: { ...audience, unverified: ['own'] } },
  contactOrganiser: {
    input: (thing) => ({ ...byPath(thing), body: MESSAGE }),
    opens: { ...audience, unverified: ['own'] },
  },
  reportActivity: {
    input: (thing) => ({ ...byPath(thing), body: { ...MESSAGE, reason: 'other' } }),
    opens: { ...audience, unverified: ['own'] },
  },
  contactOperator: {
    input: () => ({ body: { ...MESSAGE, topic: 'other' } }),
    opens: { ...signedIn, nobody: ANYTHING, unverified: ANYTHING },
  },
  listRelated: { input: byPath, opens: {} },
  updateActivity: {
    input: (thing) => ({ ...byPath(thing), body: saved(thing) }),
    opens: organiser,
  },
  readActivityForEdit: { input: byPath, opens: organiser },
  exportAttendees: { input: byPath, opens: organiser },
  exportRsvps: { input: byPath, opens: organiser },
  exportInvoices: { input: byPath, opens: organiser },
  exportStatement: { input: byPath, opens: organiser },
  answerRsvp: {
    input: ({ shareRef }) => ({ body: { shareRef, response: 'interested' } }),
    opens: audience,
  },
  readRsvpInfo: { input: byQuery, opens: audience },
  listRsvpsOfActivity: { input: byQuery, opens: organiser },
  sendRsvp: { input: ({ shareRef }) => ({ body: { shareRef, link: {} } }), opens: organiser },
  findTickets: {
    input: () => ({ body: { email: 'nobody@example.com' } }),
    opens: { ...signedIn, nobody: ANYTHING, unverified: ANYTHING },
  },
  readPayoutMethod: { input: () => ({}), opens: account },
  startPayoutOnboarding: { input: () => ({ body: {} }), opens: account },
  exportMonth: { input: () => ({ query: { month: '2026-11' } }), opens: account },
  readAnalytics: { input: byQuery, opens: organiser },
  recordView: {
    input: ({ shareRef }) => ({ body: { shareRef } }),
    opens: { ...signedIn, nobody: ANYTHING, unverified: ANYTHING },
  },
}
