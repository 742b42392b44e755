import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Activity } from '../../contract/activities/activity'
import { ShareRef } from '../../contract/ids'
import { readActivity } from '../actions/activities/read-activity'
import { isInMaintenance } from '../actions/access/require-no-maintenance'
import { config } from '../config'
import { log } from '../log'

/** The module that the web workspace's build leaves beside this bundle. */
const Renderer = z.object({
  renderPublicPage: z.custom<(input: { activity: Activity; now: string; origin: string }) => string>(
    (value) => typeof value === 'function',
  ),
  renderBrokenPage: z.custom<(input: { origin: string; requestId: string }) => string>(
    (value) => typeof value === 'function',
  ),
  renderMaintenancePage: z.custom<(input: { origin: string }) => string>(
    (value) => typeof value === 'function',
  ),
  renderMissingPage: z.custom<(input: { origin: string }) => string>((value) => typeof value === 'function'),
})

let renderer: z.infer<typeof Renderer> | undefined

async function loadRenderer(): Promise<z.infer<typeof Renderer>> {
  // Named at run time, as the bundler must not look for it; this code runs from dist/chunks.
  const place = new URL('../public-page/render.js', import.meta.url).href
  renderer ??= Renderer.parse(await import(place))
  return renderer
}

/** When the page for maintenance reloads itself (specification, section 9), as a header says it. */
const MAINTENANCE_SECONDS = '30'

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

/** Seconds that the edge serves a page by itself, and may go on serving it while it fetches a newer one. */
const CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/** Serves /activity/:shareRef; where that fails, a page that says so and names the failure. */
export async function servePublicPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await answer(request, response)
  } catch (error) {
    const requestId = randomUUID()
    log.error('pageFailed', { requestId, path: request.url, error: String(error) })
    const { renderBrokenPage } = await loadRenderer()
    response.writeHead(500, { ...HTML, 'Cache-Control': 'no-store', 'X-Request-Id': requestId })
    response.end(renderBrokenPage({ origin: config().PUBLIC_ORIGIN, requestId }))
  }
}

/** The page of a public activity for visitors who are not signed in. One read. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { PUBLIC_ORIGIN: origin } = config()
  const { renderPublicPage, renderMissingPage, renderMaintenancePage } = await loadRenderer()
  if (await isInMaintenance()) {
    response.writeHead(503, { ...HTML, 'Cache-Control': 'no-store', 'Retry-After': MAINTENANCE_SECONDS })
    response.end(renderMaintenancePage({ origin }))
    return
  }
  const [, , segment = ''] = new URL(request.url ?? '/', origin).pathname.split('/')
  const activity = await findPublic(segment)
  const now = new Date().toISOString()
  const page = activity ? renderPublicPage({ activity, now, origin }) : renderMissingPage({ origin })
  response.writeHead(activity ? 200 : 404, {
    ...HTML,
    'Cache-Control': activity ? CACHE : 'public, max-age=0, s-maxage=10',
  })
  response.end(page)
}

async function findPublic(segment: string): Promise<Activity | undefined> {
  const shareRef = ShareRef.safeParse(segment)
  if (!shareRef.success) return undefined
  try {
    return await readActivity(null, shareRef.data)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'not-found'
}
