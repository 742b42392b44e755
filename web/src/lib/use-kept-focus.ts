import { useLayoutEffect, useRef } from 'react'

/**
 * Puts the focus back on a control whose row has moved: the browser lets go of what moves in the document.
 * @returns to be called with the control's id, in the event that moves it
 */
export function useKeptFocus(): (id: string) => void {
  const keep = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (keep.current === undefined) return
    document.getElementById(keep.current)?.focus()
    keep.current = undefined
  })
  return (id) => {
    keep.current = id
  }
}
