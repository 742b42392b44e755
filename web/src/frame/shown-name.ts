import type { SessionUser } from '../data/session-user'
import { appWording } from './wording'

/** What the person is called where they gave no name. */
export function shownName(user: Pick<SessionUser, 'displayName' | 'isAnonymous' | 'email'>): string {
  return user.displayName ?? (user.isAnonymous ? 'Guest' : (user.email ?? appWording.nav.you))
}
