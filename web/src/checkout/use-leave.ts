import { useEffect, useEffectEvent } from 'react'
import { isOfCheckout } from './address'

/** The link of a press that leads out of checkout in this tab. */
function isWayOut({ target, defaultPrevented, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || defaultPrevented || metaKey || ctrlKey || shiftKey) return false
  if (link.hash !== '' && isOfCheckout(link.href)) return false
  return link.origin === window.location.origin && !link.target && !link.download && !isOfCheckout(link.href)
}

/** Does something when the person follows a link of this page to elsewhere on the site; not when they load it anew. */
export function useLeave(work: () => void): void {
  const leave = useEffectEvent(work)
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (isWayOut(event)) leave()
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}
