import { describe, expect, it } from 'vitest'
import type { CheckIn, DoorAct, DoorEntry } from '../../../contract/check-in/door'
import { decideAdmission, isUndoable, withAct } from './decide-admission'
import type { DoorGuest } from './decide-admission'

const NOW = '2026-11-20T19:02:00.000Z'

const act = (over: Partial<DoorAct> = {}): DoorAct => ({
  did: 'admitted',
  at: NOW,
  gate: 'North',
  scanId: 'scan-1-of-the-test',
  deviceId: 'device-of-the-test',
  byUid: 'dora',
  byName: 'Dora',
  ...over,
})

const entry: DoorEntry = {
  key: 'ticket-of-ada-1',
  kind: 'ticket',
  name: 'Ada',
  title: 'Seat',
  guests: 0,
  status: 'valid',
  shortCode: 'K7QM2F',
  admission: null,
}

const guest = (checkIn?: CheckIn, over: Partial<DoorEntry> = {}): DoorGuest => ({
  entry: { ...entry, ...over },
  countedAs: 'seat',
  checkIn,
})

/** What is kept after some things were done, one after the other. */
function after(...acts: DoorAct[]): CheckIn | undefined {
  return acts.reduce<CheckIn | undefined>(
    (checkIn, it) => withAct(guest(checkIn), 'party', it, NOW),
    undefined,
  )
}

describe('a scan', () => {
  it('lets in whoever is not in', () => {
    expect(decideAdmission(guest(), 'scan-1-of-the-test')).toBe('admit')
  })

  it('sent again gets the same answer, also when the ticket was refunded since', () => {
    const checkIn = after(act())
    expect(decideAdmission(guest(checkIn, { status: 'used' }), 'scan-1-of-the-test')).toBe('admitted')
    expect(decideAdmission(guest(checkIn, { status: 'void' }), 'scan-1-of-the-test')).toBe('admitted')
  })

  it('by another learns that they are in', () => {
    expect(decideAdmission(guest(after(act()), { status: 'used' }), 'scan-2-of-the-test')).toBe('already')
  })

  it.each(['void', 'blocked'] as const)('of a %s ticket is refused', (status) => {
    expect(decideAdmission(guest(undefined, { status }), 'scan-1-of-the-test')).toBe(status)
  })

  it('after an undo lets in again, while the scan that was undone stays undone', () => {
    const undone = after(act(), act({ did: 'undone' }))
    expect(decideAdmission(guest(undone), 'scan-2-of-the-test')).toBe('admit')
    expect(decideAdmission(guest(undone), 'scan-1-of-the-test')).toBe('undone')
    const again = after(act(), act({ did: 'undone' }), act({ scanId: 'scan-2-of-the-test' }))
    expect(decideAdmission(guest(again, { status: 'used' }), 'scan-2-of-the-test')).toBe('admitted')
    expect(decideAdmission(guest(again, { status: 'used' }), 'scan-1-of-the-test')).toBe('undone')
  })
})

describe('an undo', () => {
  it('takes back the scan that let somebody in, once', () => {
    expect(isUndoable(after(act()), 'scan-1-of-the-test')).toBe(true)
    expect(isUndoable(after(act(), act({ did: 'undone' })), 'scan-1-of-the-test')).toBe(false)
  })

  it('leaves an admission that another scan made', () => {
    const again = after(act(), act({ did: 'undone' }), act({ scanId: 'scan-2-of-the-test' }))
    expect(isUndoable(again, 'scan-1-of-the-test')).toBe(false)
    expect(isUndoable(again, 'scan-2-of-the-test')).toBe(true)
  })
})
