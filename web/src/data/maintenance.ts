import { useSyncExternalStore } from 'react'

/** On from the start where the build says so; otherwise from the first answer of the server that says so. */
let isOn = import.meta.env.VITE_MAINTENANCE === 'on'
const listeners = new Set<() => void>()

/** The server said that it is in maintenance. */
export function beginMaintenance(): void {
  isOn = true
  for (const listener of listeners) listener()
}

/** Whether the product is in maintenance; it ends with a reload of the page. */
export function useMaintenance(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOn,
  )
}
