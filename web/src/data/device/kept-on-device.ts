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

/** How the names of entries begin that hold what was answered on this device; the activity follows. */
export const KEPT_RSVPS = 'turnout.rsvp.'

/** Says on this device whether an account is signed in, for pages that do without the sign-in's code. */
const HAS_ACCOUNT = 'turnout.has-account'

export function keepHasAccount(hasAccount: boolean): void {
  try {
    if (hasAccount) localStorage.setItem(HAS_ACCOUNT, '1')
    else localStorage.removeItem(HAS_ACCOUNT)
  } catch {
    // Without storage such pages ask who one is.
  }
}

/** Whether this device has been told so; it may be out of date. */
export function mayHaveAccount(): boolean {
  try {
    return localStorage.getItem(HAS_ACCOUNT) !== null
  } catch {
    return false
  }
}

/** Forgets what was answered here: after a sign-out this device may be somebody else's. */
export function forgetKeptRsvps(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(KEPT_RSVPS))
    for (const name of names) localStorage.removeItem(name)
  } catch {
    // Storage that cannot be reached holds nothing to forget.
  }
}
