import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** How far below the window something is worth loading. */
const NEAR = '300px'

/** Draws its content once it comes near the window, and from then on; until then, `placeholder` keeps its room. */
export function LazyInView({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(!('IntersectionObserver' in globalThis))
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((it) => it.isIntersecting)) setNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={ref}>{placeholder}</div>
}
