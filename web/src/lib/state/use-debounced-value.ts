import { useEffect, useState } from 'react'

/** A value once it has been the same for a moment: a search asks when its typing pauses. */
export function useDebouncedValue<T>(value: T, afterMs = 300): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
