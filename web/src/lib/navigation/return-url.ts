import { paths } from './paths'

const ORIGIN = 'https://turnout.invalid'

/**
 * Where to go after signing in: the address in a `returnUrl` parameter, when it is a path of this site. Anything that a
 * browser could read as another place is dropped: other schemes, `//host`, back slashes, control characters.
 */
export function safeReturnUrl(returnUrl: string | null): string | undefined {
  // A browser drops tabs and line breaks and reads \ as /, so none of them may hide a second slash.
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  if (returnUrl === null || !/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(returnUrl)) return undefined
  try {
    const { origin, pathname, search, hash } = new URL(returnUrl, ORIGIN)
    // `/..//host` begins with two slashes only once it is resolved.
    const isOurs = origin === ORIGIN && !pathname.startsWith('//')
    return isOurs ? pathname + search + hash : undefined
  } catch {
    return undefined
  }
}

/** Where signing in leads from this query string: back to where the person was going, or to explore. */
export function destinationOf(search: string): string {
  const to = safeReturnUrl(new URLSearchParams(search).get('returnUrl'))
  const leadsBackHere = to === undefined || /^\/(?:login|private)(?:[/?#]|$)/.test(to)
  return leadsBackHere ? paths.explore() : to
}
