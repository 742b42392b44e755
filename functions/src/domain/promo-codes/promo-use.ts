import { serverIdFrom } from '../activities/share-ref'

/** Who uses a code: an account, or an address in whatever case it is written. Only a digest of it is kept. */
export function personOf(who: { uid: string } | { email: string }): string {
  return serverIdFrom('uid' in who ? `promo-use:uid:${who.uid}` : `promo-use:mail:${who.email.toLowerCase()}`)
}

/** The id of a person's use of a code: neither codes nor digests hold a dot. */
export function promoUseId(code: string, person: string, number: number): string {
  return `${code}.${person}.${number}`
}

/** What `personOf` calls the person whose use it is. */
export function personIn(useId: string): string {
  return useId.split('.')[1] ?? ''
}

/** Whether a use is of this code by this person. */
export function isUseBy(id: string, code: string, person: string): boolean {
  return id.startsWith(`${code}.${person}.`)
}
