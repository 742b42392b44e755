const DEVICE = 'turnout.door.device'

let forgetful: string | undefined

/** What this device is called in the log of a door: a random id that stays the same; without storage, as long as the page is open. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(DEVICE)
    if (known !== null) return known
    const id = crypto.randomUUID()
    localStorage.setItem(DEVICE, id)
    return id
  } catch {
    forgetful ??= crypto.randomUUID()
    return forgetful
  }
}
