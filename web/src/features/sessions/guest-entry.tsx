import { continueAsGuest } from '../../data/identity/guest'
import { paths } from '../../lib/navigation/paths'
import { Link } from '../../ui/link'
import { Button } from '../../ui/button'
import styles from './session.module.css'
import type { Attempt } from './use-attempt'
import { sessionWording } from './wording'

const { guest } = sessionWording

interface GuestEntryProps {
  attempt: Attempt
  /** Is a guest already: going on needs no further sign-in. */
  asGuest: boolean
  onDone: () => void
}

/** The way in without an account. */
export function GuestEntry({ attempt, asGuest, onDone }: GuestEntryProps) {
  async function enter() {
    if (asGuest || (await attempt.run(continueAsGuest))) onDone()
  }
  return (
    <div className={styles.guest}>
      <Button variant="secondary" size="large" wide disabled={attempt.busy} onClick={() => void enter()}>
        {guest.action}
      </Button>
      <p className={styles.help}>{guest.help}</p>
      <p className={styles.help}>
        {guest.bought} <Link href={paths.tickets()}>{guest.findTickets}</Link>
      </p>
    </div>
  )
}
