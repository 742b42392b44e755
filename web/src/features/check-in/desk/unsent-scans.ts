import { asProblem } from '../../../data/requests/problem'
import { sendDeeds } from './desk-calls'
import type { CallServer } from './desk-calls'
import { doorStore } from './door-store'
import type { DoorStore } from './door-store'
import { KeptList, KeptWork, NO_WORK, keptDoor, nameOf } from './kept-door'
import { conflictsOf, nextToSend } from './queue'
import type { Deed } from './queue'

/** What a person did at one door and the server has not heard of. */
export interface Unsent {
  readonly shareRef: string
  /** Which activity it is; empty where this device does not know it any more. */
  readonly title: string
  readonly deeds: readonly Deed[]
}

const workOf = (kept: unknown): KeptWork => KeptWork.safeParse(kept).data ?? NO_WORK
const doorsIn = (names: readonly string[]) =>
  names.flatMap((name) => {
    const [uid = '', shareRef = '', part] = name.split('/')
    return part === 'work' ? [{ uid, shareRef }] : []
  })

/** All that a person did at doors on this device and that was not sent. */
export async function findUnsent(uid: string, store: DoorStore = doorStore): Promise<Unsent[]> {
  const theirs = doorsIn(await store.names()).filter((door) => door.uid === uid)
  const all = theirs.map(async ({ shareRef }): Promise<Unsent> => {
    const work = workOf(await store.read(nameOf(uid, shareRef, 'work')))
    const list = KeptList.safeParse(await store.read(nameOf(uid, shareRef, 'list'))).data
    return { shareRef, title: list?.door.title ?? work.title, deeds: work.queue }
  })
  return (await Promise.all(all)).filter(({ deeds }) => deeds.length > 0)
}

/**
 * Sends what a person did at doors, in the order in which they did it. What cannot be sent now stays; that of a door
 * which they may not open any more goes, as nobody would ever take it.
 */
export async function sendUnsent(uid: string, call: CallServer, store: DoorStore = doorStore): Promise<void> {
  for (const { shareRef } of await findUnsent(uid, store)) {
    try {
      await sendDoor(uid, shareRef, call, store)
    } catch (error) {
      const { code } = asProblem(error)
      if (code === 'not-found' || code === 'role-needed') await keptDoor(uid, shareRef, store).forget()
      else console.warn('What was done at a door waits for a connection.', error)
    }
  }
}

async function sendDoor(uid: string, shareRef: string, call: CallServer, store: DoorStore): Promise<void> {
  const name = nameOf(uid, shareRef, 'work')
  for (;;) {
    const sent = nextToSend(workOf(await store.read(name)).queue)
    if (sent.length === 0) return
    const results = await sendDeeds(call, shareRef, sent)
    const conflicts = conflictsOf(sent, results)
    // An open door may have written more meanwhile: only what was sent goes.
    await store.change(name, (kept) => {
      const work = workOf(kept)
      const queue = work.queue.filter((deed) => !sent.some((it) => isSame(it, deed)))
      return { ...work, queue, conflicts: [...work.conflicts, ...conflicts] }
    })
  }
}

const isSame = (one: Deed, other: Deed) => one.scanId === other.scanId && one.kind === other.kind

/**
 * What is left of a door when its person is not here: what was not sent, so that they can send it when they are back,
 * and what they have not read; without a name of any guest. Undefined when that is nothing.
 */
export function leftOf(work: KeptWork, title: string, isGivenUp: (deed: Deed) => boolean) {
  const queue = work.queue
    .filter((deed) => !isGivenUp(deed))
    .map((deed) => (deed.kind === 'scan' ? { ...deed, name: '' } : deed))
  const conflicts = work.conflicts.map((conflict) => ({ ...conflict, name: '' }))
  if (queue.length + conflicts.length === 0) return undefined
  return { queue, conflicts, learned: [], title } satisfies KeptWork
}

/**
 * Takes the doors of everybody but `uid` off this device, as it may be theirs no more; what they did and was not sent
 * stays under their own id.
 * @param isGivenUp what its person agreed to lose
 */
export async function forgetOthers(
  uid: string | undefined,
  isGivenUp: (deed: Deed) => boolean,
  store: DoorStore = doorStore,
): Promise<void> {
  const names = (await store.names()).filter((name) => name.split('/')[0] !== uid)
  for (const door of doorsIn(names)) {
    const list = KeptList.safeParse(await store.read(nameOf(door.uid, door.shareRef, 'list'))).data
    await store.change(nameOf(door.uid, door.shareRef, 'work'), (kept) => {
      const work = workOf(kept)
      return leftOf(work, list?.door.title ?? work.title, isGivenUp)
    })
  }
  for (const name of names.filter((it) => it.endsWith('/list'))) await store.change(name, () => undefined)
}
