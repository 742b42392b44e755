import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope
/** What opens without a network, written in by the build. */
declare const PRECACHED_FILES: PrecacheEntry[]

/** A connection that takes longer than this to bring the app's first file is treated as none. */
const SHELL_SECONDS = 5

// Only what is named is served from here; the addresses of the app go through the navigation below.
precacheAndRoute(PRECACHED_FILES, { directoryIndex: '', cleanURLs: false })

const shell = createHandlerBoundToURL('/index.html')
const checkout = createHandlerBoundToURL('/checkout.html')
const soon = new NetworkOnly({ networkTimeoutSeconds: SHELL_SECONDS })
const patient = new NetworkOnly()

/** A page rendered by a function may take its time; the app's own file comes from the edge. */
const isRendered = (url: URL) => /^\/activity\/[^/]+/.test(url.pathname)

/** Checkout is a document of its own (firebase.json). */
const isCheckout = (url: URL) => url.pathname === '/payment'

// The newest app while there is a connection, so that its parts always fit together; the kept one without.
registerRoute(
  new NavigationRoute(
    async (options) => {
      const strategy = isRendered(options.url) ? patient : soon
      try {
        return await strategy.handle(options)
      } catch {
        return isCheckout(options.url) ? checkout(options) : shell(options)
      }
    },
    // Files and answers of the server, and the identity provider's own pages.
    { denylist: [/^\/(?:app|__)\//, /\.[a-z\d]{2,5}$/] },
  ),
)

/** Named by their content: what was loaded once is good for ever, and part of what works offline. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'turnout-assets',
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  }),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/app/pictures/'),
  new CacheFirst({
    cacheName: 'turnout-pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 80, purgeOnQuotaError: true })],
  }),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:covers|create_assets)\//.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'turnout-covers',
    plugins: [new ExpirationPlugin({ maxEntries: 40, purgeOnQuotaError: true })],
  }),
)

// An open page decides when it changes to a new release.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})

clientsClaim()
