/**
 * Who is signed in, as far as requests care. The identity module fills this in when it is loaded; a page that never
 * loads it sends its requests without a name and stays free of Firebase.
 */
export interface Credentials {
  /** The current person's identity token, or null when nobody is signed in. Waits until that is known. */
  token: () => Promise<string | null>
  /** The sign-in of this moment, or null without one: never the same again after a sign-out. Waits until that is known. */
  signIn: () => Promise<object | null>
  signOut: () => Promise<void>
  /** Mails the verification link, at most once for a person and visit. */
  sendVerificationOnce: () => Promise<void>
}

let current: Credentials | undefined

export function provideCredentials(credentials: Credentials): void {
  current = credentials
}

export function findCredentials(): Credentials | undefined {
  return current
}
