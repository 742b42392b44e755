import { useSession } from '../../data/session'
import { NewActivity } from '../edit/new-activity'

/** /manual/create: a new activity by hand. */
export function Screen() {
  const { user } = useSession()
  return user ? <NewActivity uid={user.uid} /> : null
}
