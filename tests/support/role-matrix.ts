/** Who knocks. The invited person has an answer to the other's private activity; a verified one owns what is theirs. */
const LIVE = ['nobody', 'bad token', 'unverified', 'guest', 'verified', 'invited', 'operator'] as const
/** Their tokens are in order and their sessions are over. */
export const ENDED = [
  'revoked guest',
  'disabled guest',
  'deleted guest',
  'revoked account',
  'disabled account',
  'deleted account',
] as const
/** Everybody who knocks at each entry. */
export const WHO = [...LIVE, ...ENDED] as const
export type Who = (typeof WHO)[number]
export type Ended = (typeof ENDED)[number]
/** Whose the thing is: every activity here is private, so that only a role opens it. */
export const WHOSE = ['own', 'theirs', 'missing'] as const
export type Whose = (typeof WHOSE)[number]

/** An activity and what belongs to it. */
export interface Thing {
  readonly shareRef: string
  readonly ticketTypeRef: string
  /** A ticket type of which nothing is left. */
  readonly soldOutRef: string
  readonly orderId: string
  readonly organiserUid: string
  /** Somebody who said that they go. */
  readonly goerUid: string
  /** A link to pass on. */
  readonly invitationId: string
}

/** What one entry is asked, and whom it opens to. */
export interface Row {
  /** The request, as right as can be. */
  readonly input: (thing: Thing) => object
  /** Whose things open themselves to whom; whatever is not named is refused. */
  readonly opens: Partial<Record<Who, readonly Whose[]>>
  /** Whom it opens to is told that there is nothing to be done about the thing. */
  readonly isIdle?: true
  /** Ends the sign-in that it is called with: each knock is somebody else's. */
  readonly endsSignIn?: true
}

/** Where an entry is told of which thing: in its query, its path or its input. */
export const byQuery = ({ shareRef }: Thing) => ({ query: { shareRef } })
export const byPath = ({ shareRef }: Thing) => ({ params: { shareRef } })
export const byOrder = ({ orderId }: Thing) => ({ orderId })

/** What somebody writes to those who organise or run it. */
export const MESSAGE = { name: 'Nora Newcomer', email: 'nora@example.com', message: 'Is there a cloakroom?' }

/** To whom entries open, and whose things: each names those whom it is enough for. */
export const ANYTHING: readonly Whose[] = WHOSE
export const THERE: readonly Whose[] = ['own', 'theirs']
export const organiser = { verified: ['own'], invited: ['own'] } as const
export const signedIn = { guest: ANYTHING, verified: ANYTHING, invited: ANYTHING } as const
export const account = { verified: ANYTHING, invited: ANYTHING } as const
/** Those who run the platform, and nobody else. */
export const runsIt = { operator: ANYTHING } as const
/** Those who belong to the audience of a private activity; guests may own one here to show that it is enough. */
export const audience = { guest: ['own'], verified: ['own'], invited: ['own', 'theirs'] } as const
/** Whoever helps at the door needs no account. */
export const helper = { guest: ['own'], ...organiser } as const
export const buyer = { guest: ['own'], verified: ['own'], invited: ['own'] } as const
