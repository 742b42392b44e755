import { useEffect, useState, useSyncExternalStore } from 'react'
import { deviceId } from '../../../data/device/device-id'
import { callAs } from '../call-as'
import { DoorDesk } from './door-desk'
import { keptDoor } from './kept-door'
import { readyToVerify } from '../scan/verify-signature'

const REFRESH_MS = 20_000
const GATE = 'turnout.door.gate'

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Without storage it is asked again next time.
  }
}

function newDesk(uid: string, shareRef: string): DoorDesk {
  const desk = new DoorDesk(shareRef, deviceId(), {
    call: callAs(uid),
    keeping: keptDoor(uid, shareRef),
    isOnline: () => navigator.onLine,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  })
  desk.nameGate(kept(GATE) ?? '')
  return desk
}

/** A person's desk at a door, open as long as it is shown: its list is young while there is a connection. */
export function useDesk(uid: string, shareRef: string) {
  const [desk] = useState(() => newDesk(uid, shareRef))
  const view = useSyncExternalStore(desk.watch, desk.view)
  useEffect(() => {
    const report = (error: unknown) => console.warn('The door could not be brought up to date.', error)
    const refresh = () => {
      if (document.visibilityState === 'visible') desk.refresh().catch(report)
    }
    desk.open().catch(report)
    readyToVerify().catch(report)
    const timer = setInterval(refresh, REFRESH_MS)
    window.addEventListener('online', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [desk])
  return { desk, view }
}

/** What this gate is called, kept on the device. */
export function useGate(desk: DoorDesk): [string, (gate: string) => void] {
  const [gate, setGate] = useState(() => kept(GATE) ?? '')
  const change = (next: string) => {
    desk.nameGate(next)
    keep(GATE, next.trim())
    setGate(next)
  }
  return [gate, change]
}
