import type { RouteName } from '../../contract/api/routes'
import { answerRsvp } from '../actions/rsvps/answer-rsvp'
import { disconnect, listConnections, requestConnection } from '../actions/connections/connect'
import { exportAccount } from '../actions/accounts/export-account'
import { generateActivity } from '../actions/drafts/generate-activity'
import { exportAttendees } from '../actions/tickets/export-attendees'
import { exportRsvps } from '../actions/rsvps/export-rsvps'
import { exportMonth, exportStatement } from '../actions/payouts/export-statement'
import { exportInvoices } from '../actions/invoices/export-invoices'
import { contactOperator } from '../actions/messages/contact-operator'
import { contactOrganiser } from '../actions/messages/contact-organiser'
import { createActivity } from '../actions/activities/create-activity'
import { findTickets } from '../actions/tickets/find-tickets'
import { importActivity } from '../actions/imports/import-activity'
import { startPayoutOnboarding, readPayoutMethod } from '../actions/payouts/payout-method'
import { readAnalytics } from '../actions/analytics/read-analytics'
import {
  readActivityForEdit,
  listActivities,
  readActivity,
  readDashboard,
} from '../actions/activities/read-activity'
import { listRelated } from '../actions/activities/list-related'
import { readPerson } from '../actions/accounts/read-person'
import { listRsvpsOfActivity, readRsvpInfo } from '../actions/rsvps/read-rsvp-info'
import { recordView } from '../actions/analytics/record-view'
import { reportActivity } from '../actions/messages/report-activity'
import { searchPlaces } from '../actions/places/search-places'
import { sendRsvp } from '../actions/rsvps/send-rsvp'
import { SAMPLE_PROFILE, readProfile, recordSignIn } from '../actions/accounts/sign-in'
import { updateActivity } from '../actions/activities/update-activity'
import type { Handler } from './serve-route'

/** What each route does: one action. */
export const HANDLERS: {
  [N in RouteName]: Handler<N>
} = {
  readProfile: async ({ by, now }, { query }) => (query.mock ? SAMPLE_PROFILE : readProfile(by, now)),
  signIn: ({ by, now }, { body }) => recordSignIn(by, body, now),
  exportAccount: ({ by, now }) => exportAccount(by, now),
  readPerson: (_, { params }) => readPerson(params.uid),
  requestConnection: ({ by, now }, { body }) => requestConnection(by, body.uid, now),
  listConnections: ({ by }, { query }) => listConnections(by, query),
  disconnect: ({ by }, { body }) => disconnect(by, body.uid),
  listActivities: ({ now }, { query }) => listActivities(query, now),
  searchPlaces: ({ by, now, visitor }, { query }) => searchPlaces(by, visitor.ip, query, now),
  createActivity: ({ by, now, idempotencyKey }, { body }) => createActivity(by, body, idempotencyKey, now),
  generateActivity: ({ by, now }, { body }) => generateActivity(by, body, now),
  importActivity: ({ by, now }, { body }) => importActivity(by, body, now),
  readDashboard: ({ by, now }, { query }) => readDashboard(by, query.shareRef, now),
  readActivity: ({ by }, { params }) => readActivity(by, params.shareRef),
  contactOrganiser: async ({ by, now, visitor }, { params, body }) => {
    await contactOrganiser(by, by ?? visitor, params.shareRef, body, now)
    return null
  },
  reportActivity: async ({ by, now, visitor }, { params, body }) => {
    await reportActivity(by, by ?? visitor, params.shareRef, body, now)
    return null
  },
  contactOperator: async ({ by, now, visitor }, { body }) => {
    await contactOperator(by, by ?? visitor, body, now)
    return null
  },
  listRelated: ({ now }, { params }) => listRelated(params.shareRef, now),
  updateActivity: ({ by, now, version }, { params, body }) =>
    updateActivity(by, params.shareRef, body, now, version),
  readActivityForEdit: ({ by }, { params }) => readActivityForEdit(by, params.shareRef),
  exportAttendees: ({ by, now }, { params, query }) => exportAttendees(by, params.shareRef, query, now),
  exportRsvps: ({ by, now }, { params }) => exportRsvps(by, params.shareRef, now),
  exportInvoices: ({ by, now }, { params }) => exportInvoices(by, params.shareRef, now),
  exportStatement: ({ by, now }, { params }) => exportStatement(by, params.shareRef, now),
  answerRsvp: ({ by, now }, { body }) => answerRsvp(by, body, now),
  readRsvpInfo: ({ by, now }, { query }) => readRsvpInfo(by, query.shareRef, now),
  listRsvpsOfActivity: ({ by }, { query }) => listRsvpsOfActivity(by, query),
  sendRsvp: ({ by, now, idempotencyKey }, { body }) => sendRsvp(by, body, idempotencyKey, now),
  findTickets: async ({ now, visitor }, { body }) => {
    await findTickets(body.email, visitor.ip, now)
    return null
  },
  readPayoutMethod: ({ by, now }) => readPayoutMethod(by, now),
  startPayoutOnboarding: ({ by, now }, { body }) => startPayoutOnboarding(by, now, body),
  exportMonth: ({ by, now }, { query }) => exportMonth(by, query, now),
  readAnalytics: ({ by, now }, { query }) => readAnalytics(by, query, now),
  recordView: async ({ by, now, visitor }, { body }) => {
    await recordView(by, body, visitor, now)
    return null
  },
}
