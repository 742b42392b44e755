import type { Connection, ConnectionStatus } from '../../../contract/connections/connection'

/** The id of what is between two people, whoever asks. Firestore's rules put it together in the same way. */
export function connectionId(one: string, other: string): string {
  return one < other ? `${one}_${other}` : `${other}_${one}`
}

/** The other one of the two. */
export function otherOf({ uids: [one, other] }: Connection, uid: string): string {
  return one === uid ? other : one
}

/** Where a person stands with the other, as they see it. */
export function connectionStatusOf({ isAccepted, requestedBy }: Connection, uid: string): ConnectionStatus {
  if (isAccepted) return 'connected'
  return requestedBy === uid ? 'connection-requested' : 'connection-request-received'
}
