import { localStack } from '../firebase/firebase'

/** A third party that vouches for people: its id at the identity provider, and its name on the button. */
export interface ThirdParty {
  readonly id: string
  readonly name: string
}

const NAMES: Record<string, string> = {
  'google.com': 'Google',
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'microsoft.com': 'Microsoft',
  'twitter.com': 'X',
  'yahoo.com': 'Yahoo',
}

const DEFAULT = 'google.com,apple.com,facebook.com'

/** On a local stack there is one provider of the OpenID Connect kind to try, too. */
const LOCAL = `${DEFAULT},oidc.acme=Acme`

/** Reads `google.com,oidc.acme=Acme`: ids, each with a name where it is not one of the well-known. */
export function parseProviders(list: string): ThirdParty[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [id = '', name] = entry.split('=', 2).map((part) => part.trim())
      return { id, name: name || NAMES[id] || id.replace(/^(?:oidc|saml)\./, '') }
    })
}

/** The third parties that one can sign in with here, in the order of their buttons. */
export const thirdParties: readonly ThirdParty[] = parseProviders(
  import.meta.env.VITE_SIGN_IN_PROVIDERS ?? (localStack ? LOCAL : DEFAULT),
)

/** The name of a third party, also of one that is no longer offered. */
export function nameOfProvider(id: string): string {
  return thirdParties.find((it) => it.id === id)?.name ?? NAMES[id] ?? id
}
