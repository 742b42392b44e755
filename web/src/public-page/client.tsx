import type { Activity } from 'functions/contract/activities/activity'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import '../ui/tokens.css'
import '../ui/base.css'
import { backendUrl } from '../data/firebase/backend'
import { mayBeOwn } from '../data/own-activities'
import { cameFrom } from '../lib/navigation/came-from'
import { pauseEarlyPresses, repeatEarlyPresses } from './early-presses'
import { PublicPage } from './public-page'
import type { PublicPageProps } from './public-page'
import { useFreshActivity } from './use-fresh-activity'

async function postView(shareRef: string): Promise<void> {
  const body = { shareRef, ...cameFrom() }
  // Saying who looks takes all of the sign-in; only a device on which it may be a look of one's own loads that.
  if (mayBeOwn(shareRef)) return (await import('./record-as-oneself')).recordAsOneself(body)
  const headers = { 'Content-Type': 'application/json' }
  await fetch(backendUrl('/analytics/view'), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    keepalive: true,
  })
}

/** Tells the organiser's dashboard that somebody looks; the page neither waits for it nor minds when it fails. */
function recordView(shareRef: string) {
  void postView(shareRef).catch(() => undefined)
}

/** The page, which makes good what was pressed before it worked, and does not grow old while it is open. */
function LivePage(props: PublicPageProps) {
  useEffect(() => void repeatEarlyPresses(), [])
  const activity = useFreshActivity(props.activity)
  return <PublicPage {...props} activity={activity} />
}

function start() {
  const root = document.getElementById('root')
  const data = document.getElementById('activity-data')
  if (!root || !data?.textContent) return
  const activity = JSON.parse(data.textContent) as Activity
  const { writtenAt = activity.updatedAt, origin = window.location.origin } = data.dataset
  // In slices, so that a slow phone goes on answering its reader meanwhile.
  startTransition(() => {
    pauseEarlyPresses()
    hydrateRoot(root, <LivePage activity={activity} writtenAt={writtenAt} origin={origin} />)
  })
  if (document.readyState === 'complete') recordView(activity.shareRef)
  else window.addEventListener('load', () => recordView(activity.shareRef), { once: true })
}

start()
