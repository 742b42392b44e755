/** How the names of entries begin that hold a copy of somebody's tickets; the person's id follows. */
export const KEPT_TICKETS = 'turnout.tickets.'

/** Removes every copy of tickets from this device: after a sign-out it may be somebody else's. */
export function forgetKeptTickets(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(KEPT_TICKETS))
    for (const name of names) localStorage.removeItem(name)
  } catch {
    // Storage that cannot be reached holds nothing to forget.
  }
}

/** The database that holds copies of doors: names of guests, and what was done there and not sent yet. */
export const KEPT_DOORS = 'turnout-doors'

/** How the names of entries begin that hold which drafts were thrown away here and not on the server yet. */
export const KEPT_DISCARDS = 'turnout.discarded.'

/** Where the proof is kept of the guest that this device was, until their account has taken over what they had. */
export const KEPT_GUEST = 'turnout.guest-before'

/** Whether there may be such a guest, without the code that knows. */
export function mayHaveKeptGuest(): boolean {
  try {
    return localStorage.getItem(KEPT_GUEST) !== null
  } catch {
    return false
  }
}
