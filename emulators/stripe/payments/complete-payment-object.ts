/** A charge that succeeded and whose money is not booked yet. */
export interface UnbookedCharge {
  /** Milliseconds since the epoch. */
  dueAt: number
  availableAtOnce: boolean
}
