import type { Door } from 'functions/contract/check-in/door'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { asProblem, fieldError } from '../../../data/requests/problem'
import { useOnline } from '../../../data/device/online'
import { Banner } from '../../../ui/states/banner'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/fields/checkbox'
import { Dialog } from '../../../ui/dialogs/dialog'
import { QrCode } from '../../../ui/qr-code'
import { Select } from '../../../ui/fields/select'
import { TextField } from '../../../ui/fields/text-field'
import type { Verdict } from '../scan/decide-scan'
import type { DoorDesk } from '../desk/door-desk'
import styles from '../door.module.css'
import { doorWording } from '../wording'

const words = doorWording.walkIn
const NO_TICKET = ''

export interface WalkInProps {
  desk: DoorDesk
  door: Door
  /** The page on which they buy a ticket by themselves. */
  page: string
  onAdded: (verdict: Verdict) => void
  onClose: () => void
}

/** Adds somebody without a ticket, or shows them where to buy one with their own phone. */
export function WalkIn({ desk, door, page, onAdded, onClose }: WalkInProps) {
  const { ticketTypes } = door
  const isOnline = useOnline()
  const [name, setName] = useState('')
  const [type, setType] = useState(ticketTypes[0]?.shareRef ?? NO_TICKET)
  const [paidCash, setPaidCash] = useState(false)
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false })
  const [key] = useState(() => crypto.randomUUID())

  async function submit(event: FormEvent) {
    event.preventDefault()
    setState({ busy: true })
    const ticketTypeRef = type === NO_TICKET ? null : type
    try {
      onAdded(
        await desk.addWalkIn({ name, ticketTypeRef, paidCash: paidCash && ticketTypeRef !== null, key }),
      )
    } catch (error) {
      setState({ busy: false, error })
    }
  }
  const wrongName = fieldError(state.error, 'name')
  const options = ticketTypes.map(({ shareRef, title }) => ({ value: shareRef, label: title }))
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <form className={styles.part} onSubmit={(event) => void submit(event)} noValidate>
        {!isOnline && <Banner tone="warn">{words.offline}</Banner>}
        <TextField label={words.name} value={name} onChange={setName} error={wrongName} maxLength={120} />
        {options.length > 0 && (
          <Select
            label={words.ticket}
            value={type}
            onChange={setType}
            options={[...options, { value: NO_TICKET, label: words.noTicket }]}
          />
        )}
        {type !== NO_TICKET && <Checkbox label={words.paid} checked={paidCash} onChange={setPaidCash} />}
        {state.error !== undefined && wrongName === undefined && (
          <Banner tone="error">{asProblem(state.error).detail}</Banner>
        )}
        <Button type="submit" wide busy={state.busy} disabled={!isOnline}>
          {words.add}
        </Button>
      </form>
      {options.length > 0 && (
        <div className={styles.buy}>
          <p>{words.buy}</p>
          <QrCode text={page} label={words.buyLabel} />
        </div>
      )}
    </Dialog>
  )
}
