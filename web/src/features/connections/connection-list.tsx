import type { ConnectionInfo } from 'functions/contract/connections/connection'
import { X } from 'lucide-react'
import { asProblem } from '../../data/requests/problem'
import { paths } from '../../lib/navigation/paths'
import { Avatar } from '../../ui/avatar'
import { Banner } from '../../ui/states/banner'
import { Button, IconButton } from '../../ui/button'
import { Link } from '../../ui/link'
import { PersonList, PersonRow } from '../../ui/layout/person-list'
import { Skeleton } from '../../ui/states/skeleton'
import styles from './connection.module.css'
import { useChangeConnection, useConnections } from './connections'
import { connectionWording as words } from './wording'

interface RowProps {
  connection: ConnectionInfo
  busy: boolean
  onChange: (what: 'request' | 'end') => void
}

function Row({ connection: { uid, name, photoURL, status }, busy, onChange }: RowProps) {
  if (status === null) return null
  return (
    <PersonRow
      lead={<Avatar name={name} photoUrl={photoURL} size="small" />}
      name={<Link href={paths.person(uid)}>{name}</Link>}
      note={words.status[status]}
    >
      {status === 'connection-request-received' && (
        <Button
          size="small"
          disabled={busy}
          aria-label={words.acceptFrom(name)}
          onClick={() => onChange('request')}
        >
          {words.accept}
        </Button>
      )}
      <IconButton
        label={words.endWith(words.end[status], name)}
        icon={<X />}
        disabled={busy}
        onClick={() => onChange('end')}
      />
    </PersonRow>
  )
}

/** Everybody one is connected with, has asked, or is asked by. */
export function ConnectionList({ uid }: { uid: string }) {
  const query = useConnections(uid)
  const change = useChangeConnection(uid)
  const failed = query.error ?? change.error
  if (failed) return <Banner tone="error">{asProblem(failed).detail}</Banner>
  if (!query.data) return <Skeleton shape="card" />
  const all = query.data.pages.flatMap((page) => page.items)
  if (all.length === 0) return <p className={styles.note}>{words.none}</p>
  return (
    <>
      <PersonList>
        {all.map((connection) => (
          <Row
            key={connection.uid}
            connection={connection}
            busy={change.isPending}
            onChange={(what) => change.mutate({ other: connection.uid, what })}
          />
        ))}
      </PersonList>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
