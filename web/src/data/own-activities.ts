/** How the names of entries begin that say that somebody on this device organises an activity. */
const OWN = 'turnout.own.'

/** Remembers on this device whether the person is on an activity's team. */
export function keepOwn(shareRef: string, isOwn: boolean): void {
  try {
    if (isOwn) localStorage.setItem(OWN + shareRef, '1')
    else localStorage.removeItem(OWN + shareRef)
  } catch {
    // Without storage their own looks at the public page count like anybody's.
  }
}

/** Whether this device has been told so. It knows without asking anybody, and may be out of date. */
export function mayBeOwn(shareRef: string): boolean {
  try {
    return localStorage.getItem(OWN + shareRef) !== null
  } catch {
    return false
  }
}

/** Forgets all of them: after a sign-out this device may be somebody else's. */
export function forgetOwn(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(OWN))
    for (const name of names) localStorage.removeItem(name)
  } catch {
    // Storage that cannot be reached holds nothing to forget.
  }
}
