import { DoorClosed, UserPlus, WifiOff } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { EmptyState } from '../../ui/states/empty-state'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import { Tabs } from '../../ui/layout/tabs'
import { TextField } from '../../ui/fields/text-field'
import { useToast } from '../../ui/dialogs/toast'
import { ConflictList } from './desk/conflict-list'
import type { Verdict } from './scan/decide-scan'
import type { DeskView } from './desk/desk-view'
import type { DoorDesk } from './desk/door-desk'
import { DoorHead } from './door-head'
import styles from './door.module.css'
import { findGuests } from './guests/find-guests'
import { GuestList } from './guests/guest-list'
import { LastList } from './guests/last-list'
import { Scanner } from './scan/scanner'
import { allowSound, signal } from './scan/signals'
import { StaffLink } from './staff-link'
import { useDesk, useGate } from './desk/use-desk'
import { VerdictFlash } from './scan/verdict-flash'
import { verdictWords } from './scan/verdict-words'
import { WalkIn } from './guests/walk-in'
import { doorWording as words } from './wording'

type Part = 'scan' | 'guests' | 'last'
const PARTS = (['scan', 'guests', 'last'] as const).map((id) => ({ id, label: words.tabs[id] }))

interface OpenProps {
  desk: DoorDesk
  view: DeskView
  door: NonNullable<DeskView['door']>
  /** The public page of the activity, where people buy by themselves. */
  page: string
}

function Settings({ desk, door, onClose }: Pick<OpenProps, 'desk' | 'door'> & { onClose: () => void }) {
  const [gate, setGate] = useGate(desk)
  return (
    <Dialog open onClose={onClose} title={words.settings}>
      <div className={styles.part}>
        <TextField label={words.gate} help={words.gateHelp} value={gate} onChange={setGate} maxLength={40} />
        {door.role !== 'door' && <StaffLink shareRef={door.shareRef} />}
      </div>
    </Dialog>
  )
}

/** Everything that is done with guests: it ends in a verdict, which is seen, heard, felt and said. */
function useVerdicts(desk: DoorDesk, hasSound: boolean) {
  const { show } = useToast()
  const [shown, setShown] = useState<{ verdict: Verdict; nth: number }>()
  const close = useCallback(() => setShown(undefined), [])
  async function undo({ key, name }: { key: string; name: string }) {
    close()
    await desk.undo(key)
    show({ text: words.undone(name) })
  }
  function tell(next: Verdict) {
    setShown((before) => ({ verdict: next, nth: (before?.nth ?? 0) + 1 }))
    signal(next, hasSound)
    if (next.kind !== 'admitted') return
    const action = { label: words.undo, onSelect: () => void undo(next) }
    show({ tone: 'good', text: words.isIn(next.name), action })
  }
  return { shown, close, tell, undo }
}

function OpenDoor({ desk, view, door, page }: OpenProps) {
  const [part, setPart] = useState<Part>('scan')
  const [hasSound, setHasSound] = useState(true)
  const [dialog, setDialog] = useState<'settings' | 'walk-in'>()
  const { shown, close, tell, undo } = useVerdicts(desk, hasSound)
  const [search, setSearch] = useState('')
  const closeDialog = () => setDialog(undefined)
  /** A name that was typed instead of a code finds its guests, and so does a code that two tickets have. */
  async function check(text: string) {
    const verdict = await desk.scan(text)
    const isOpen = verdict.kind === 'unknown' || verdict.kind === 'ambiguous'
    if (!isOpen || findGuests([...view.guests.values()], text).length === 0) return tell(verdict)
    setSearch(text)
    setPart('guests')
  }
  const said = shown && verdictWords(shown.verdict)
  return (
    <div className={styles.door} onPointerDown={allowSound}>
      <DoorHead {...{ view, hasSound }} onSound={setHasSound} onSettings={() => setDialog('settings')} />
      <ConflictList conflicts={view.conflicts} onRead={(scanId) => void desk.acknowledge(scanId)} />
      <Tabs label={words.sections} tabs={PARTS} selected={part} onSelect={setPart}>
        {part === 'scan' && <Scanner onCode={(text) => void check(text)} />}
        {part === 'guests' && (
          <GuestList
            guests={view.guests}
            search={search}
            onSearch={setSearch}
            onAdmit={(key) => void desk.admit(key).then(tell)}
            onUndo={(entry) => void undo(entry)}
          />
        )}
        {part === 'last' && <LastList last={view.last} onUndo={(guest) => void undo(guest)} />}
      </Tabs>
      <Button variant="secondary" icon={<UserPlus aria-hidden="true" />} onClick={() => setDialog('walk-in')}>
        {words.walkIn.open}
      </Button>
      <p className="sr-only" aria-live="assertive">
        {said && `${said.title}. ${said.detail}`}
      </p>
      {shown && <VerdictFlash key={shown.nth} verdict={shown.verdict} onClose={close} />}
      {dialog === 'settings' && <Settings {...{ desk, door }} onClose={closeDialog} />}
      {dialog === 'walk-in' && (
        <WalkIn
          {...{ desk, door, page }}
          onClose={closeDialog}
          onAdded={(added) => {
            closeDialog()
            tell(added)
          }}
        />
      )}
    </div>
  )
}

/** The door of an activity, for somebody on its team. */
export function DoorView({ uid, shareRef, page }: { uid: string; shareRef: string; page: string }) {
  const { desk, view } = useDesk(uid, shareRef)
  const { door, state } = view
  if (state === 'closed') {
    return (
      <EmptyState level={1} icon={<DoorClosed />} title={words.closed.title}>
        {words.closed.text}
      </EmptyState>
    )
  }
  if (state === 'unreachable') {
    const retry = <Button onClick={() => void desk.refresh()}>{words.unreachable.retry}</Button>
    return (
      <EmptyState level={1} icon={<WifiOff />} title={words.unreachable.title} action={retry}>
        {words.unreachable.text}
      </EmptyState>
    )
  }
  if (!door) {
    return (
      <Loading label={words.loading}>
        <Skeleton shape="picture" />
      </Loading>
    )
  }
  return <OpenDoor {...{ desk, view, door, page }} />
}
