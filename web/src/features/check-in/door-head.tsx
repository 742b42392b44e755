import { CloudOff, Settings, Volume2, VolumeX, Wifi } from 'lucide-react'
import { useOnline } from '../../data/device/online'
import { IconButton } from '../../ui/button'
import type { DeskView } from './desk/desk-view'
import styles from './door.module.css'
import { countGuests } from './guests/find-guests'
import { doorWording } from './wording'

const words = doorWording

function Connection({ waiting, savedAt }: Pick<DeskView, 'waiting' | 'savedAt'>) {
  const isOnline = useOnline()
  return (
    <p className={styles.connection} role="status">
      {isOnline ? <Wifi aria-hidden="true" /> : <CloudOff aria-hidden="true" />}
      {waiting > 0
        ? words.connection.waiting(waiting)
        : isOnline
          ? words.connection.online
          : words.connection.offline}
      {savedAt !== undefined && !isOnline && ` · ${words.last.at(savedAt)}`}
    </p>
  )
}

export interface DoorHeadProps {
  view: DeskView
  hasSound: boolean
  onSound: (has: boolean) => void
  onSettings: () => void
}

/** Which door it is, how many are in, and whether it is heard and connected. */
export function DoorHead({ view, hasSound, onSound, onSettings }: DoorHeadProps) {
  const { inside, expected } = countGuests(view.guests.values())
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h1 className={styles.title}>{words.heading(view.door?.title ?? '')}</h1>
        <Connection {...view} />
      </div>
      <p className={styles.count}>
        <span className="sr-only">{words.counterOf(inside, expected)}</span>
        <span aria-hidden="true">
          <strong>{inside.toLocaleString('en')}</strong> / {expected.toLocaleString('en')} {words.counter}
        </span>
      </p>
      <IconButton
        label={words.sound}
        aria-pressed={hasSound}
        icon={hasSound ? <Volume2 /> : <VolumeX />}
        onClick={() => onSound(!hasSound)}
      />
      <IconButton label={words.settings} icon={<Settings />} onClick={onSettings} />
    </header>
  )
}
