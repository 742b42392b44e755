import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { onUnverified } from '../data/requests/on-problem'
import { closeAllModals } from '../lib/state/modals'
import { PAGES, paths } from '../lib/navigation/paths'
import { destinationOf } from '../lib/navigation/return-url'

export const MAIN_ID = 'content'

/** Going to another page: modals close, the page begins at its top, and the focus goes to the content. */
export function AfterNavigation() {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const before = useRef(pathname)
  const arrive = useEffectEvent(() => {
    if (before.current === pathname) return
    before.current = pathname
    closeAllModals()
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0)
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  })
  useEffect(arrive)
  return null
}

/** Where verifying leads to: where the person is now, or, from /login, where they were going. */
function afterVerifying({ pathname, search, hash }: Location): string {
  return pathname === PAGES.login.pattern ? destinationOf(search) : pathname + search + hash
}

/** Brings an unverified person to /private by the router, with the way back. */
export function UnverifiedWay() {
  const navigate = useNavigate()
  useEffect(() => {
    onUnverified(() => {
      if (window.location.pathname === PAGES.verify.pattern) return
      void navigate(paths.verify(afterVerifying(window.location)))
    })
  }, [navigate])
  return null
}
