import type { GuestAtDoor } from 'functions/contract/check-in/door'
import { CircleCheck } from 'lucide-react'
import { Button } from '../../../ui/button'
import { Badge } from '../../../ui/badge'
import styles from './check-in-guests.module.css'
import { useCheckIn } from './use-check-in'
import { doorWording } from '../wording'

const words = doorWording.row

interface GuestProps {
  shareRef: string
  guest: GuestAtDoor
  /** What tells it from the others of the row. */
  label: string
  onChanged: () => Promise<unknown>
}

function Guest({ shareRef, guest, label, onChanged }: GuestProps) {
  const { shown, isPending, act } = useCheckIn(shareRef, guest, onChanged)
  const { status, admission, byName, name } = shown
  const who = label === '' ? name : `${name}, ${label}`
  const since = admission && words.inSince(admission.at, admission.gate, byName)
  return (
    <div className={styles.guest}>
      <span className={styles.state}>
        {label}
        {status === 'valid' && <span className={styles.out}>{words.notYet}</span>}
        {status === 'used' && (
          <span className={styles.in}>
            <CircleCheck aria-hidden="true" />
            {since ?? words.isIn}
          </span>
        )}
      </span>
      {status === 'valid' && (
        <Button
          size="small"
          variant="secondary"
          disabled={isPending}
          aria-label={`${words.checkIn}: ${who}`}
          onClick={() => act({ did: 'in' })}
        >
          {words.checkIn}
        </Button>
      )}
      {status === 'used' && admission && (
        <Button
          size="small"
          variant="quiet"
          disabled={isPending}
          aria-label={`${doorWording.undo}: ${who}`}
          onClick={() => act({ did: 'out', scanId: admission.scanId })}
        >
          {doorWording.undo}
        </Button>
      )}
      {(status === 'void' || status === 'blocked') && <Badge tone="bad">{doorWording.guests[status]}</Badge>}
    </div>
  )
}

/** The guests of one row, each with the way in and back. */
export function CheckInGuests(
  props: Omit<GuestProps, 'guest' | 'label'> & { guests: readonly GuestAtDoor[] },
) {
  const { guests, ...rest } = props
  const labelOf = ({ title }: GuestAtDoor, n: number) => (guests.length > 1 ? words.nth(title, n + 1) : '')
  return (
    <div className={styles.guests}>
      {guests.map((guest, n) => (
        <Guest key={guest.key} {...rest} guest={guest} label={labelOf(guest, n)} />
      ))}
    </div>
  )
}
