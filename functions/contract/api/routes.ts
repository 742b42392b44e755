import { z } from 'zod'
import type { Access, WithoutAppCheck } from './access'
import { AccountExport } from '../accounts/account-export'
import { Activity, ActivityCard, ActivityPage, MAX_RELATED } from '../activities/activity'
import { ActivityEdit, ActivitySave, ActivitySaved } from '../activities/activity-save'
import { ActivityQuery } from '../activities/activity-query'
import { GenerateActivity, GeneratedActivity } from '../drafts/ai-draft'
import { Analytics, ReadAnalytics, RecordView } from '../analytics/analytics'
import { ExportAttendees } from '../tickets/attendee'
import { ConnectionInfo, ConnectionPage, ConnectionQuery, ConnectionWith } from '../connections/connection'
import { ShareRef } from '../ids'
import { ImportActivity, ImportFound } from '../imports/import'
import { RsvpSent, SendRsvp } from '../invitations/invitation'
import { ContactOperator, ContactOrganiser, ReportActivity } from '../messages/message'
import { PayoutLink, StartPayoutOnboarding, StatementMonth } from '../payouts/payout'
import { PlacesFound, SearchPlaces } from '../activities/place'
import { AnswerRsvp, RsvpInfo, RsvpsOfActivityQuery } from '../rsvps/rsvp'
import { RsvpPage } from '../rsvps/rsvp-page'
import { Tally } from '../analytics/tally'
import { FindTickets } from '../tickets/ticket'
import { PayoutMethod, Person, PersonRef, Profile, ProfileQuery, SignIn } from '../accounts/user'

/** One HTTP route of the `app` function. `path` is below /app and written as OpenAPI does: `{shareRef}`. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly access: Access
  /** Why others than our own apps may send it (App Check); without a reason, they may not. */
  readonly withoutAppCheck?: WithoutAppCheck
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** What a success answers; null is 204 without a body. */
  readonly output: z.ZodType | null
  /** Replaces something that was read before: the request may carry the version that it replaces as If-Match. */
  readonly replaces?: true
  /** Answers a file to save, of this name, piece by piece; `output` is what is in it. */
  readonly file?: string
  /** Creates something: the request carries an Idempotency-Key header. */
  readonly creates?: true
}

const ByShareRef = z.strictObject({ shareRef: ShareRef })

/** The HTTP interface (specification, section 7, and the public reads). */
export const ROUTES = {
  readProfile: {
    method: 'GET',
    path: '/user/profile',
    access: 'guest',
    withoutAppCheck: 'bounded-read',
    summary: 'The signed-in person',
    query: ProfileQuery,
    output: Profile,
  },
  signIn: {
    method: 'POST',
    path: '/user/auth/sign-in',
    access: 'guest',
    summary: 'Record a sign-in and make the person known',
    withoutAppCheck: 'arrival',
    body: SignIn,
    output: Profile,
  },
  exportAccount: {
    method: 'GET',
    path: '/user/export',
    access: 'guest',
    summary: 'Everything that is kept about the person, as a file',
    output: AccountExport,
    file: 'turnout-account.json',
  },
  readPerson: {
    method: 'GET',
    path: '/user/{uid}',
    access: 'public',
    withoutAppCheck: 'bounded-read',
    summary: 'A person as anybody may see them',
    params: PersonRef,
    output: Person,
  },
  requestConnection: {
    method: 'POST',
    path: '/user/connection/request',
    access: 'verified',
    summary: 'Ask somebody for a connection, or accept theirs',
    body: ConnectionWith,
    output: ConnectionInfo,
  },
  listConnections: {
    method: 'GET',
    path: '/user/connection/list',
    access: 'verified',
    withoutAppCheck: 'bounded-read',
    summary: "The person's connections and requests, or where they stand with somebody",
    query: ConnectionQuery,
    output: ConnectionPage,
  },
  disconnect: {
    method: 'POST',
    path: '/user/connection/disconnect',
    access: 'verified',
    summary: 'End a connection, take a request back or turn one down',
    body: ConnectionWith,
    output: ConnectionInfo,
  },
  listActivities: {
    method: 'GET',
    path: '/activity',
    access: 'public',
    withoutAppCheck: 'bounded-read',
    summary: 'Public activities to discover, or those of one organiser',
    query: ActivityQuery,
    output: ActivityPage,
  },
  searchPlaces: {
    method: 'GET',
    path: '/place',
    access: 'public',
    summary: 'Places by name or address, to look around one or to put something on there',
    query: SearchPlaces,
    output: PlacesFound,
  },
  createActivity: {
    method: 'POST',
    path: '/activity',
    access: 'verified',
    summary: 'Create an activity as a draft or published',
    body: ActivitySave,
    output: ActivitySaved,
    creates: true,
  },
  generateActivity: {
    method: 'POST',
    // The specification's path; the app reads the call of this name, field by field as they come. Programs can use it only
    // while App Check is not enforced: each draft is paid for.
    path: '/activity/ai/generate',
    access: 'verified',
    summary: "Draft an activity from the person's words; nothing is saved",
    body: GenerateActivity,
    output: GeneratedActivity,
  },
  importActivity: {
    method: 'POST',
    path: '/activity/import',
    access: 'verified',
    summary: 'Read the events of a page, a calendar or a table, to choose from; saves nothing',
    body: ImportActivity,
    output: ImportFound,
  },
  readDashboard: {
    method: 'GET',
    // For programs; the app watches both documents live (web/src/screens/dashboard).
    path: '/activity/dashboard',
    access: 'verified',
    withoutAppCheck: 'bounded-read',
    summary: 'An activity and its numbers, for its organiser',
    query: ByShareRef,
    output: z.object({ activity: Activity, tally: Tally }),
  },
  readActivity: {
    method: 'GET',
    path: '/activity/{shareRef}',
    access: 'public',
    withoutAppCheck: 'bounded-read',
    summary: 'One activity, for its audience',
    params: ByShareRef,
    output: Activity,
  },
  contactOrganiser: {
    method: 'POST',
    path: '/activity/{shareRef}/message',
    access: 'public',
    summary: 'Write to those who run an activity, who answer by mail',
    params: ByShareRef,
    body: ContactOrganiser,
    output: null,
  },
  reportActivity: {
    method: 'POST',
    path: '/activity/{shareRef}/report',
    access: 'public',
    summary: 'Report an activity to those who run the platform',
    params: ByShareRef,
    body: ReportActivity,
    output: null,
  },
  contactOperator: {
    method: 'POST',
    path: '/contact',
    access: 'public',
    summary: 'Write to those who run the platform',
    body: ContactOperator,
    output: null,
  },
  listRelated: {
    method: 'GET',
    path: '/activity/{shareRef}/related',
    access: 'public',
    withoutAppCheck: 'bounded-read',
    summary: 'A few other activities for those who look at a public one',
    params: ByShareRef,
    output: z.object({ items: z.array(ActivityCard).max(MAX_RELATED) }),
  },
  updateActivity: {
    method: 'PUT',
    path: '/activity/{shareRef}',
    access: 'verified',
    summary: 'Save changes to an activity',
    params: ByShareRef,
    body: ActivitySave,
    output: ActivitySaved,
    replaces: true,
  },
  readActivityForEdit: {
    method: 'GET',
    path: '/activity/{shareRef}/edit',
    access: 'verified',
    withoutAppCheck: 'bounded-read',
    summary: 'An activity as its organiser edits it, promo codes and meeting link included',
    params: ByShareRef,
    output: ActivityEdit,
  },
  exportAttendees: {
    method: 'GET',
    path: '/activity/{shareRef}/attendees.csv',
    access: 'verified',
    summary: 'Everybody who has tickets, as a table for spreadsheets',
    params: ByShareRef,
    query: ExportAttendees,
    output: z.string(),
    file: 'attendees.csv',
  },
  exportRsvps: {
    method: 'GET',
    path: '/activity/{shareRef}/rsvps.csv',
    access: 'verified',
    summary: 'Everybody who was invited or answered, as a table for spreadsheets',
    params: ByShareRef,
    output: z.string(),
    file: 'rsvps.csv',
  },
  exportInvoices: {
    method: 'GET',
    path: '/activity/{shareRef}/invoices.csv',
    access: 'verified',
    summary: "An activity's invoices and credit notes, as a table for spreadsheets",
    params: ByShareRef,
    output: z.string(),
    file: 'invoices.csv',
  },
  exportStatement: {
    method: 'GET',
    path: '/activity/{shareRef}/statement.csv',
    access: 'verified',
    summary: "Every movement of an activity's money, as a table for spreadsheets",
    params: ByShareRef,
    output: z.string(),
    file: 'statement.csv',
  },
  answerRsvp: {
    method: 'POST',
    path: '/rsvp',
    access: 'guest',
    summary: 'Answer an invitation to an activity, or take the answer back',
    body: AnswerRsvp,
    output: RsvpInfo,
  },
  readRsvpInfo: {
    method: 'GET',
    path: '/rsvp/info',
    access: 'guest',
    withoutAppCheck: 'bounded-read',
    summary: 'Where the person stands with an activity',
    query: ByShareRef,
    output: RsvpInfo,
  },
  listRsvpsOfActivity: {
    method: 'GET',
    path: '/rsvp/of/activity',
    access: 'verified',
    withoutAppCheck: 'bounded-read',
    summary: 'The answers to an activity, for its organiser',
    query: RsvpsOfActivityQuery,
    output: RsvpPage,
  },
  sendRsvp: {
    method: 'POST',
    path: '/rsvp/send',
    access: 'verified',
    summary: 'Invite people to an activity by mail, or make a link to pass on',
    body: SendRsvp,
    output: RsvpSent,
    creates: true,
  },
  findTickets: {
    method: 'POST',
    path: '/tickets/find',
    access: 'public',
    summary: 'Mail the way to the tickets that were bought with an address, if there are any',
    body: FindTickets,
    output: null,
  },
  readPayoutMethod: {
    method: 'GET',
    path: '/finance/payout-method',
    access: 'verified',
    summary: 'Whether the organiser can be paid; asks the payment provider',
    output: PayoutMethod,
  },
  startPayoutOnboarding: {
    method: 'POST',
    path: '/finance/payout-method',
    access: 'verified',
    summary: 'Begin or continue onboarding with the payment provider',
    body: StartPayoutOnboarding,
    output: PayoutLink,
    creates: true,
  },
  exportMonth: {
    method: 'GET',
    path: '/finance/statement.csv',
    access: 'verified',
    summary: 'Every movement of money of a month, as a table for spreadsheets',
    query: StatementMonth,
    output: z.string(),
    file: 'statement.csv',
  },
  readAnalytics: {
    method: 'GET',
    // For programs; the app computes the same from the numbers that it watches (contract/analytics/analytics-of.ts).
    path: '/analytics/activity',
    access: 'verified',
    withoutAppCheck: 'bounded-read',
    summary: 'How an activity does over a time, for its managers',
    query: ReadAnalytics,
    output: Analytics,
  },
  recordView: {
    method: 'POST',
    path: '/analytics/view',
    access: 'public',
    withoutAppCheck: 'page-view',
    summary: 'Count a view of the public page',
    body: RecordView,
    output: null,
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof ROUTES

type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type Field<R, K extends string> = R extends Record<K, infer S> ? S : undefined

/** What a client sends to a route: only the parts that the route has. */
export type RouteInput<N extends RouteName> = {
  [K in 'params' | 'query' | 'body' as Field<(typeof ROUTES)[N], K> extends z.ZodType ? K : never]: In<
    Field<(typeof ROUTES)[N], K>
  >
}
/** The same after parsing, as the server's actions see it. */
export type RouteParsed<N extends RouteName> = {
  [K in 'params' | 'query' | 'body' as Field<(typeof ROUTES)[N], K> extends z.ZodType ? K : never]: Out<
    Field<(typeof ROUTES)[N], K>
  >
}
export type RouteOutput<N extends RouteName> = Out<(typeof ROUTES)[N]['output']>
