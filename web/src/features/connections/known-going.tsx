import { useQuery } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import { call } from '../../data/requests/call'
import { Avatar } from '../../ui/avatar'
import styles from './connection.module.css'
import { connectionWording as words } from './wording'

/** Connections of the person who go, where they let it be seen; nothing at all while nobody does. */
export function KnownGoing({ uid, shareRef }: { uid: string; shareRef: ShareRef }) {
  const { data } = useQuery({
    queryKey: ['connections', uid, 'going', shareRef],
    queryFn: () => call('listKnownGoing', { shareRef }),
  })
  const [first] = data?.people ?? []
  if (!data || !first) return null
  return (
    <p className={styles.known}>
      <span className={styles.faces}>
        {data.people.map((person) => (
          <Avatar key={person.uid} name={person.name} photoUrl={person.photoURL} size="small" />
        ))}
      </span>
      {words.knownGoing(first.name, data.people.length - 1 + data.more)}
    </p>
  )
}
