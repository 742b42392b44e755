import { useEffect, useState } from 'react'
import { paths } from '../../lib/navigation/paths'
import { LinkButton } from '../../ui/button'
import { ErrorState } from '../../ui/states/error-state'
import { PageSpinner } from '../../ui/states/spinner'
import { shellWording } from './wording'

const ASKED = 'turnout.own-document'
const CIRCLE_MS = 15_000

/** Whether the browser was sent to this address a moment ago and the app came back instead of the page. */
function isCircle(path: string, now: number): boolean {
  const [lastPath, at] = (sessionStorage.getItem(ASKED) ?? '').split(' ')
  sessionStorage.setItem(ASKED, `${path} ${now}`)
  return lastPath === path && now - Number(at) < CIRCLE_MS
}

/** /activity/:shareRef and /payment inside the app: they are documents of their own, so the browser loads them. */
export function Screen() {
  const [stuck, setStuck] = useState(false)
  useEffect(() => {
    if (isCircle(window.location.href, Date.now())) queueMicrotask(() => setStuck(true))
    else window.location.reload()
  }, [])
  if (!stuck) return <PageSpinner />
  return (
    <ErrorState
      level={1}
      title={shellWording.noDocument.title}
      detail={shellWording.noDocument.detail}
      onRetry={() => window.location.reload()}
      action={
        <LinkButton variant="quiet" href={paths.explore()}>
          {shellWording.explore}
        </LinkButton>
      }
    />
  )
}
