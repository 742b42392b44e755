import { createElement } from 'react'
import { callAs } from '../features/check-in/call-as'
import { LoseScans } from '../features/check-in/lose-scans'
import { findUnsent, forgetOthers, sendUnsent } from '../features/check-in/desk/unsent-scans'
import type { Unsent } from '../features/check-in/desk/unsent-scans'
import { doorWording } from '../features/check-in/wording'
import { withLoading } from '../lib/state/loading'
import { modals, openModal } from '../lib/state/modals'

/** Who signs out waits so long for their scans to be sent, and is asked then. */
const TIMEOUT_MS = 6000

/** The scans that somebody agreed to lose: they are not asked twice, and only these go. */
const givenUp = new Set<string>()
const isGivenUp = ({ scanId }: { scanId: string }) => givenUp.has(scanId)

async function findAtStake(uid: string): Promise<Unsent[]> {
  const unsent = await findUnsent(uid)
  return unsent.filter(({ deeds }) => !deeds.every(isGivenUp))
}

/** Whether a person may leave: their scans are sent, or they agree to lose those that cannot be. */
export async function mayLeaveScans(uid: string): Promise<boolean> {
  if ((await findAtStake(uid)).length === 0) return true
  if (navigator.onLine) await withLoading(Promise.race([sendScansOf(uid), patience()]))
  const left = await findAtStake(uid)
  if (left.length === 0) return true
  if (!(await askToLose(left))) return false
  for (const { scanId } of left.flatMap(({ deeds }) => deeds)) givenUp.add(scanId)
  return true
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS)
  })
}

/** Sends what somebody who is here did at doors and could not send then. */
export function sendScansOf(uid: string): Promise<void> {
  return sendUnsent(uid, callAs(uid))
}

/** Takes off this device what is of others than `uid`; what they did not send waits for them. */
export function forgetDoorsOfOthers(uid: string | undefined): Promise<void> {
  return forgetOthers(uid, isGivenUp)
}

/** Answers whether they are lost; false once the window is gone. */
function askToLose(unsent: readonly Unsent[]): Promise<boolean> {
  const count = unsent.reduce((sum, { deeds }) => sum + deeds.length, 0)
  return new Promise((resolve) => {
    const id = openModal({
      title: doorWording.leaving.title(count),
      closeOnOutsideClick: false,
      render: (close) => {
        const onLose = () => {
          resolve(true)
          close()
        }
        return createElement(LoseScans, { unsent, onStay: close, onLose })
      },
    })
    const unwatch = modals.watch(() => {
      if (modals.read().some((it) => it.id === id)) return
      unwatch()
      resolve(false)
    })
  })
}
