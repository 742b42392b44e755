import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

/** After what the first screen loads and asks for. */
const LATER_MS = 1500

const load = () => import('./idle-tasks')

/** Loads what can wait, and begins it. Without a connection there is nothing in it that could not wait longer. */
export function Deferred() {
  const [IdleTasks, setAfterStart] = useState<ComponentType>()
  useEffect(() => {
    const begin = () =>
      load().then(
        (module) => setAfterStart(() => module.IdleTasks),
        (error: unknown) => console.warn('What the app does by itself waits for the next load.', error),
      )
    const timer = setTimeout(() => void begin(), LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  return IdleTasks && <IdleTasks />
}
