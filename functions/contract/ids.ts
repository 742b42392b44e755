import { z } from 'zod'
import { SERVER_ID, SHARE_REF } from './id-patterns'

/** Lower-case letters and digits that are not mistaken for one another when read aloud. */
export const SHARE_REF_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

/** First path segments of the route table; a share reference never equals one of them. */
export const RESERVED_SEGMENTS = [
  'login',
  'explore',
  'my-activities',
  'returnStripe',
  'private',
  'reset-password',
  'activity',
  'create',
  'manual',
  'ai',
  'preview',
  'payment',
  'edit',
  'invoice',
  'promotion',
  'sponsor',
  'community',
  'app',
  'account',
  'payouts',
  'tickets',
  'person',
  'design',
  'terms',
  'privacy',
  'help',
  'contact',
  'assets',
  'covers',
  'create_assets',
] as const

/** The public id of an activity or of a saved ticket type: ten characters, unguessable, safe in a URL. */
export const ShareRef = z
  .string()
  .regex(SHARE_REF, 'This is not a reference of an activity.')
  .refine((value) => !(RESERVED_SEGMENTS as readonly string[]).includes(value))
export type ShareRef = z.infer<typeof ShareRef>

/** What a client calls a ticket type that the server has not named yet (specification, section 3). */
export const TempId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'This is not a name of a ticket type.')
export type TempId = z.infer<typeof TempId>

/** An id that the server made: an order, a ticket, an upload. */
export const ServerId = z.string().regex(SERVER_ID, 'This is not a valid id.')
export type ServerId = z.infer<typeof ServerId>

/** An account's id at the identity provider. */
export const Uid = z.string().min(1).max(128)

/** The same as a client may name it: what can stand in an address and be a document's id. */
export const NamedUid = z
  .string()
  .regex(/^(?!__.*__$)[A-Za-z0-9_:-]{1,128}$/, 'This is not a reference of a person.')

/** Made by the client once per intention (a UUID will do), so that a repeated request has one effect. */
export const IdempotencyKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,64}$/, 'Send a key of 16 to 64 letters, digits, - or _.')
export type IdempotencyKey = z.infer<typeof IdempotencyKey>

/**
 * What a person's draft is called among their own: the reference of the activity that it changes, or a key of the client's
 * making, which is longer.
 */
export const DraftKey = z.string().regex(/^[A-Za-z0-9_-]{10,64}$/, 'This is not the name of a draft.')
export type DraftKey = z.infer<typeof DraftKey>

/** Where the next page begins; made by the server, opaque to the client. */
export const Cursor = z.string().min(1).max(500)
