import { z } from 'zod'
import { Uid } from '../ids'
import { Instant } from '../time'

/** What stands in the link of a person's feed: whoever has it sees where they go. */
export const FeedToken = z.string().regex(/^[A-Za-z0-9_-]{32}$/)

/** `feeds/{hash}`: whose feed a link opens, by the hash of its token; nothing tells the token itself. */
export const Feed = z.object({ uid: Uid, since: Instant })
export type Feed = z.infer<typeof Feed>

/** A new feed: its address, which is not told a second time. */
export const FeedMade = z.object({ url: z.url(), since: Instant })
export type FeedMade = z.infer<typeof FeedMade>
