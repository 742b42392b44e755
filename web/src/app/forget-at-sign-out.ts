import { forgetAttempt, forgetKnownToAgree } from '../data/agreement'
import { readSession, watchSession } from '../data/firebase/auth'
import { forgetKeptRsvps, forgetKeptTickets } from '../data/device/kept-on-device'
import { beforeLeaving } from '../data/device/leaving'
import { forgetOwn } from '../data/own-activities'
import { queryClient } from '../data/requests/query-client'

let lastUid: string | undefined

const loadScans = () => import('./scans-on-device')

async function forgetDoors(uid: string | undefined): Promise<void> {
  try {
    await (await loadScans()).forgetDoorsOfOthers(uid)
  } catch (error) {
    console.warn('The copies of doors wait for the next load to be forgotten.', error)
  }
}

beforeLeaving(async () => {
  const uid = readSession().user?.uid
  if (uid === undefined) return true
  try {
    return await (await loadScans()).mayLeaveScans(uid)
  } catch (error) {
    // Nobody is kept here by what cannot be read; what was not sent stays under their id.
    console.warn('It is not known whether scans wait to be sent.', error)
    return true
  }
})

// What one person's queries answered is not kept for the next; `unknown` at the start is nobody's.
watchSession(() => {
  const uid = readSession().user?.uid
  if (lastUid !== undefined && uid !== lastUid) {
    queryClient.clear()
    forgetKeptTickets()
    void forgetDoors(uid)
    forgetOwn()
    forgetKeptRsvps()
    forgetKnownToAgree()
    // Who goes from being a guest to an account is in the middle of an attempt.
    if (uid === undefined) forgetAttempt()
  }
  lastUid = uid
})
