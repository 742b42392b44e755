import { useEffect, useRef, useState } from 'react'
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'

/** Which row a pointer is over, by the middle of each. */
function placeAt(list: HTMLElement, y: number): number {
  const rows = [...list.querySelectorAll('[data-movable]')]
  const passed = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y > top + height / 2
  })
  return Math.min(passed.length, rows.length - 1)
}

/**
 * Moves the rows of a list, each marked `data-movable`, as a finger or a mouse drags one by its handle. The window listens, not the handle: a row that
 * moves in the document loses its pointer.
 */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  onMove: (key: string, to: number) => void,
) {
  const [dragged, setDragged] = useState<string>()
  const latest = useRef({ keys, onMove })
  useEffect(() => {
    latest.current = { keys, onMove }
  })
  useEffect(() => {
    if (dragged === undefined) return undefined
    const follow = (event: PointerEvent) => {
      if (!list.current) return
      const to = placeAt(list.current, event.clientY)
      const from = latest.current.keys.indexOf(dragged)
      if (from !== -1 && to !== from) latest.current.onMove(dragged, to)
    }
    const end = () => setDragged(undefined)
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [dragged, list])
  function start(event: ReactPointerEvent, key: string) {
    if (event.button === 0) setDragged(key)
  }
  return { dragged, start }
}
