/** When the verification mail last went out to a person in this tab's visit; survives a reload of the page. */
const keyOf = (uid: string) => `turnout.verification-sent.${uid}`

export function rememberVerification(uid: string, now = Date.now()): void {
  sessionStorage.setItem(keyOf(uid), String(now))
}

export function lastVerificationAt(uid: string): number | undefined {
  const at = sessionStorage.getItem(keyOf(uid))
  return at === null ? undefined : Number(at)
}

/** The address that a person wants instead and has not confirmed yet. */
const addressKeyOf = (uid: string) => `turnout.new-address.${uid}`

export function rememberNewAddress(uid: string, email: string): void {
  sessionStorage.setItem(addressKeyOf(uid), email)
}

export function findNewAddress(uid: string): string | undefined {
  return sessionStorage.getItem(addressKeyOf(uid)) ?? undefined
}
