import { readSession, watchSession } from '../data/auth'
import { forgetKeptDoors, forgetKeptTickets } from '../data/kept-on-device'
import { forgetOwn } from '../data/own-activities'
import { queryClient } from '../data/query-client'

let lastUid: string | undefined

// What one person's queries answered is not kept for the next; `unknown` at the start is nobody's.
watchSession(() => {
  const uid = readSession().user?.uid
  if (lastUid !== undefined && uid !== lastUid) {
    queryClient.clear()
    forgetKeptTickets()
    forgetKeptDoors()
    forgetOwn()
  }
  lastUid = uid
})
