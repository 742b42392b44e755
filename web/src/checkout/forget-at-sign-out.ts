import { forgetAttempt, forgetKnownToAgree } from '../data/agreement'
import { readSession, watchSession } from '../data/firebase/auth'
import { forgetKeptRsvps, forgetKeptTickets } from '../data/device/kept-on-device'
import { forgetOwn } from '../data/own-activities'

let lastUid: string | undefined

// A sign-in ends here only when the server no longer accepts it; what it left on the device is not for the next one.
watchSession(() => {
  const uid = readSession().user?.uid
  if (lastUid !== undefined && uid !== lastUid) {
    forgetKeptTickets()
    forgetOwn()
    forgetKeptRsvps()
    forgetKnownToAgree()
    // Who goes from being a guest to an account is in the middle of an attempt.
    if (uid === undefined) forgetAttempt()
  }
  lastUid = uid
})
