import { paths } from '../../lib/navigation/paths'

/** Whether the person has an account already, as far as they say. */
export type Mode = 'sign-in' | 'sign-up'
/** The way in that fills the page; the others are a press away. */
export type Door = 'password' | 'email-link' | 'phone'

/** What a mailed link adds to the address. */
const OF_LINKS = ['oobCode', 'apiKey', 'lang', 'continueUrl', 'tenantId']

/** /login with another form or door, keeping the way back and nothing of a mailed link. */
export function loginHref(search: string, { mode, door }: { mode?: Mode; door?: Door }): string {
  const params = new URLSearchParams(search)
  for (const name of OF_LINKS) params.delete(name)
  if (params.get('mode') === 'signIn') params.delete('mode')
  if (mode) params.set('mode', mode)
  if (door === 'password') params.delete('door')
  else if (door) params.set('door', door)
  return `${paths.login()}?${params}`
}

export function modeOf(params: URLSearchParams): Mode {
  return params.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in'
}

export function doorOf(params: URLSearchParams): Door {
  const door = params.get('door')
  return door === 'email-link' || door === 'phone' ? door : 'password'
}
