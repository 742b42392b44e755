import { z } from 'zod'
import { Cursor, NamedUid, ShareRef, Uid } from '../ids'
import { Instant } from '../time'

/** Specification, section 3: where somebody stands with another person. */
export const ConnectionStatus = z.enum(['connection-requested', 'connection-request-received', 'connected'])
export type ConnectionStatus = z.infer<typeof ConnectionStatus>

/** The most people that somebody is connected with or has asked. */
export const MAX_CONNECTIONS = 200

/** `connections/{uid_uid}`, the two in their order: one document for both. */
export const Connection = z.object({
  uids: z.tuple([Uid, Uid]),
  requestedBy: Uid,
  isAccepted: z.boolean(),
  since: Instant,
})
export type Connection = z.infer<typeof Connection>

export const ConnectionWith = z.strictObject({ uid: NamedUid })
export type ConnectionWith = z.infer<typeof ConnectionWith>

/** Somebody one is or may become connected with; `status` is null when there is nothing between the two. */
export const ConnectionInfo = z.object({
  uid: Uid,
  name: z.string(),
  photoURL: z.string().nullable(),
  status: ConnectionStatus.nullable(),
  since: Instant.nullable(),
})
export type ConnectionInfo = z.infer<typeof ConnectionInfo>

/** GET /user/connection/list: everybody, or the one person named. */
export const ConnectionQuery = z.strictObject({
  with: NamedUid.optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(50),
})
export const ConnectionPage = z.object({ items: z.array(ConnectionInfo), nextCursor: Cursor.nullable() })
export type ConnectionPage = z.infer<typeof ConnectionPage>

/** Connections that are looked at for who goes, the latest ones, and how many of those who do are named. */
export const MAX_KNOWN_LOOKED_AT = 50
export const MAX_KNOWN_SHOWN = 5

export const ListKnownGoing = z.strictObject({ shareRef: ShareRef })
/** Connections who go and let it be seen, and how many there are beside them. */
export const KnownGoing = z.object({
  people: z
    .array(z.object({ uid: Uid, name: z.string(), photoURL: z.string().nullable() }))
    .max(MAX_KNOWN_SHOWN),
  more: z.int(),
})
export type KnownGoing = z.infer<typeof KnownGoing>
