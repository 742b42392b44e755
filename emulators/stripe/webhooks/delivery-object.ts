/** How far an event has got on its way to one endpoint. */
export interface Delivery {
  eventId: string
  endpointId: string
  /** `held` and `dropped` come from faults; `failed` means that the last retry was in vain. */
  state: 'waiting' | 'held' | 'dropped' | 'delivered' | 'failed'
  attempts: Attempt[]
  /** Milliseconds since the epoch, while another attempt is planned. */
  nextAttemptAt: number | null
}

export interface Attempt {
  at: number
  durationMs: number
  /** The status that came back, or null when none did. */
  status: number | null
  /** The beginning of the answer, or what went wrong. */
  answer: string
}
