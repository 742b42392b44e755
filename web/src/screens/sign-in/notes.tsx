import { useSyncExternalStore } from 'react'
import type { Connection } from '../../data/identity/connection'
import { findSignInAgain, watchSignInAgain } from '../../data/sign-in-again'
import type { SignInAgain } from '../../data/sign-in-again'
import { ConnectNotice } from '../../features/sessions/connect-notice'
import { sessionWording } from '../../features/sessions/wording'
import { Banner } from '../../ui/states/banner'
import styles from './sign-in.module.css'

const { again: words, guest } = sessionWording

/** Why the person has to sign in again, if that is why they are here. */
export function useSignInAgain(): SignInAgain | undefined {
  return useSyncExternalStore(watchSignInAgain, findSignInAgain)
}

interface NotesProps {
  again: SignInAgain | undefined
  /** The third party that waits to be connected. */
  connection: Connection | undefined
  onDrop: () => void
  isGuest: boolean
}

/** What to know before one chooses a way in; announced when it comes up. */
export function Notes({ again, connection, onDrop, isGuest }: NotesProps) {
  return (
    <div className={styles.notes} role="status">
      {again && <Banner tone="warn">{words[again.reason]}</Banner>}
      {connection && <ConnectNotice {...connection} onDrop={onDrop} />}
      {isGuest && !connection && <Banner>{guest.upgrade}</Banner>}
    </div>
  )
}
