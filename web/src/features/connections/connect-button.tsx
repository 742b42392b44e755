import { UserRoundCheck, UserRoundPlus } from 'lucide-react'
import { asProblem } from '../../data/requests/problem'
import { Badge } from '../../ui/badge'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import styles from './connection.module.css'
import { useChangeConnection, useConnection } from './connections'
import { connectionWording as words } from './wording'

/** Where one stands with a person, and the next step: ask, accept, take back or end. */
export function ConnectButton({ uid, other }: { uid: string; other: string }) {
  const { data } = useConnection(uid, other)
  const change = useChangeConnection(uid)
  if (!data) return null
  const { status } = data
  const mayAsk = status === null || status === 'connection-request-received'
  return (
    <div className={styles.actions}>
      {!mayAsk && (
        <Badge tone="good" icon={<UserRoundCheck aria-hidden="true" />}>
          {status === 'connected' ? words.connected : words.requested}
        </Badge>
      )}
      {mayAsk && (
        <Button
          size="small"
          busy={change.isPending}
          icon={<UserRoundPlus aria-hidden="true" />}
          onClick={() => change.mutate({ other, what: 'request' })}
        >
          {status === null ? words.connect : words.accept}
        </Button>
      )}
      {status !== null && (
        <Button
          variant="quiet"
          size="small"
          disabled={change.isPending}
          onClick={() => change.mutate({ other, what: 'end' })}
        >
          {words.end[status]}
        </Button>
      )}
      {change.isError && <Banner tone="error">{asProblem(change.error).detail}</Banner>}
    </div>
  )
}
