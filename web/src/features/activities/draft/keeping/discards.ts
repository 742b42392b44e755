import { z } from 'zod'
import { KEPT_DISCARDS } from '../../../../data/device/kept-on-device'
import { keep, readKept } from '../../../../lib/state/use-persistent-state'

/** A draft that was thrown away here; without a version it goes whatever it has become. */
const Discard = z.object({ key: z.string(), version: z.int().optional() })
export type Discard = z.infer<typeof Discard>

/** What the server has not heard of yet, oldest first. */
export function waitingDiscards(uid: string): Discard[] {
  return readKept('device', KEPT_DISCARDS + uid, z.array(Discard)) ?? []
}

/** Whether a draft as the server has it was thrown away here; one that was written on elsewhere since was not. */
export function isDiscarded(uid: string, { key, version }: Required<Discard>): boolean {
  return waitingDiscards(uid).some((it) => it.key === key && (it.version ?? version) === version)
}

/** Answers whether it was kept: storage may be full, or forbidden. */
function replace(uid: string, key: string, by: Discard | undefined): boolean {
  const others = waitingDiscards(uid).filter((it) => it.key !== key)
  const next = by ? [...others, by] : others
  return keep('device', KEPT_DISCARDS + uid, next.length === 0 ? undefined : next)
}

const ignore = () => undefined

export interface DiscardSetup {
  send: (discard: Discard) => Promise<unknown>
  /** Whether asking once more can never help. */
  isPointless: (error: unknown) => boolean
}

/**
 * Throws drafts away on the server, one request at a time and in order; those that it cannot be told now wait on this
 * device, through reloads, for the next time.
 */
export function createDiscards({ send, isPointless }: DiscardSetup) {
  let underWay: Promise<void> = Promise.resolve()

  async function sendWaiting(uid: string): Promise<void> {
    for (const discard of waitingDiscards(uid)) {
      try {
        await send(discard)
      } catch (error) {
        if (!isPointless(error)) return
      }
      replace(uid, discard.key, undefined)
    }
  }

  /** Tells the server what it has not heard of yet; never throws. */
  function flush(uid: string): Promise<void> {
    underWay = underWay.then(() => sendWaiting(uid))
    return underWay
  }

  function discard(uid: string, it: Discard): Promise<void> {
    if (replace(uid, it.key, it)) return flush(uid)
    // Where nothing can be kept it is said once: the list of drafts shows whether that went well.
    underWay = underWay.then(() => send(it)).then(ignore, ignore)
    return underWay
  }

  /** @throws when the draft of this name waits to be thrown away: nothing may be written on it before */
  async function settle(uid: string, key: string): Promise<void> {
    if (!waitingDiscards(uid).some((it) => it.key === key)) return
    await flush(uid)
    if (waitingDiscards(uid).some((it) => it.key === key)) throw new Error(`${key} waits to be discarded`)
  }

  return { flush, discard, settle }
}
