/** The third party that this tab left for, if it has; asked at every load of /login, so free of the SDK. */
const KEY = 'turnout.redirecting'

export function isRedirecting(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined
}

export function rememberRedirect(providerId: string | undefined): void {
  if (providerId === undefined) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, providerId)
}
