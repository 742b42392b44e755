import { Door, DoorEntry, ScanOutcome } from 'functions/contract/check-in/door'
import { z } from 'zod'
import { doorStore } from './door-store'
import type { DoorStore } from './door-store'

const done = { scanId: z.string(), key: z.string(), at: z.string(), gate: z.string(), deviceId: z.string() }
const Deed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('scan'), ...done, name: z.string() }),
  z.object({ kind: z.literal('undo'), ...done }),
])
const Conflict = z.object({
  scanId: z.string(),
  name: z.string(),
  outcome: ScanOutcome,
  at: z.string(),
  gate: z.string(),
  before: z.object({ at: z.string(), gate: z.string(), byName: z.string().nullable() }).nullable(),
})

/** What came from the server: enough to decide without it. */
export const KeptList = z.object({
  door: Door,
  entries: z.array(DoorEntry),
  /** Where the next list of changes begins. */
  asOf: z.string(),
  savedAt: z.string(),
})
export type KeptList = z.infer<typeof KeptList>

/** What this device did and nobody else knows yet, and what the server said of guests since the list was kept. */
export const KeptWork = z.object({
  queue: z.array(Deed),
  conflicts: z.array(Conflict),
  learned: z.array(DoorEntry).default([]),
  /** Which activity it is, once its list is gone with the person who left it. */
  title: z.string().default(''),
})
export type KeptWork = z.infer<typeof KeptWork>
export const NO_WORK: KeptWork = { queue: [], conflicts: [], learned: [], title: '' }

/** A person's copy of one door on this device, which opens without a network. */
export interface DoorKeeping {
  readList: () => Promise<KeptList | undefined>
  readWork: () => Promise<KeptWork | undefined>
  keepList: (list: KeptList) => Promise<void>
  keepWork: (work: KeptWork) => Promise<void>
  forget: () => Promise<void>
}

/** Under which name a part of a person's door is kept. */
export const nameOf = (uid: string, shareRef: string, part: 'list' | 'work'): string =>
  `${uid}/${shareRef}/${part}`

/** The copy on this device; the list and the work apart, so that a scan writes little. */
export function keptDoor(uid: string, shareRef: string, store: DoorStore = doorStore): DoorKeeping {
  const [list, work] = [nameOf(uid, shareRef, 'list'), nameOf(uid, shareRef, 'work')]
  return {
    readList: async () => KeptList.safeParse(await store.read(list)).data,
    readWork: async () => KeptWork.safeParse(await store.read(work)).data,
    keepList: (next) => store.change(list, () => next),
    keepWork: (next) => store.change(work, () => next),
    forget: async () => {
      await store.change(list, () => undefined)
      await store.change(work, () => undefined)
    },
  }
}
