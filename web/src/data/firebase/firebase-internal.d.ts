import type { FirebaseApp } from 'firebase/app'

/** What the SDK's products tell each other of the person's tokens; exported, yet left out of the public types. */
interface AuthInternal {
  addAuthTokenListener: (listener: (token: string | null) => void) => void
}

declare module 'firebase/app' {
  // oxlint-disable-next-line no-underscore-dangle -- the SDK's name
  export function _getProvider(app: FirebaseApp, name: 'auth-internal'): { getImmediate: () => AuthInternal }
}
