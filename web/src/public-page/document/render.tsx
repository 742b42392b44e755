import type { Activity } from 'functions/contract/activities/activity'
import type { Instant } from 'functions/contract/time'
import { renderToString } from 'react-dom/server'
import { BrokenPage } from './broken-page'
import { documentOf } from './document'
import { escapeJson } from './escape'
import { escapeHtml } from 'functions/contract/text/escape-html'
import { headOf } from './head'
import { MaintenancePage } from './maintenance-page'
import { MissingPage } from './missing-page'
import { PublicPage } from '../public-page'
import { publicWording as words } from '../wording'

/**
 * The public page of an activity as a whole HTML document. The activity stands in it once more as data, so that the
 * client can bring the page to life without asking for anything. Everything that a person wrote is escaped; the rich
 * description is HTML that the server sanitised when it was saved.
 */
export function renderPublicPage(it: { activity: Activity; now: Instant; origin: string }): string {
  const { activity, now, origin } = it
  const body = renderToString(<PublicPage activity={activity} writtenAt={now} origin={origin} />)
  const data = `<script type="application/json" id="activity-data" data-written-at="${escapeHtml(now)}" data-origin="${escapeHtml(origin)}">${escapeJson(activity)}</script>`
  return documentOf({ head: headOf(activity, { now, origin }), body, data })
}

function headWithoutActivity(title: string, origin: string): string {
  return [
    `<title>${escapeHtml(title)} · ${words.product}</title>`,
    '<meta name="robots" content="noindex">',
    `<meta property="og:site_name" content="${words.product}">`,
    `<meta property="og:url" content="${escapeHtml(origin)}">`,
  ].join('')
}

/** The page for an address without a public activity; says nothing about whether there is a private one. */
export function renderMissingPage({ origin }: { origin: string }): string {
  const head = headWithoutActivity(words.missing.title, origin)
  return documentOf({ head, body: renderToString(<MissingPage />) })
}

/** The page for a failure of ours, with what our people find it by. */
export function renderBrokenPage({ origin, requestId }: { origin: string; requestId: string }): string {
  const head = headWithoutActivity(words.broken.title, origin)
  return documentOf({ head, body: renderToString(<BrokenPage requestId={requestId} />) })
}

/** The page during maintenance, which reloads every 30 seconds without a script (specification, sections 1 and 9). */
export function renderMaintenancePage({ origin }: { origin: string }): string {
  const head = `${headWithoutActivity(words.maintenance.title, origin)}<meta http-equiv="refresh" content="30">`
  return documentOf({ head, body: renderToString(<MaintenancePage />) })
}
