import { Crash } from '../app/crash'
import { ErrorBoundary } from '../app/error-boundary'
import { LoadingOverlay } from '../app/loading-overlay'
import { Maintenance } from '../app/maintenance'
import { OfflineBanner } from '../app/offline-banner'
import { useMaintenance } from '../data/maintenance'
import { SessionProvider } from '../data/session'
import { LinkProvider } from '../ui/link'
import { Checkout } from './checkout'
import { CheckoutLink } from './checkout-link'
import { Frame } from './frame'

/** All of the document: what stands around checkout, and checkout. */
export function Document() {
  if (useMaintenance()) return <Maintenance />
  return (
    <ErrorBoundary fallback={Crash}>
      <SessionProvider>
        <LinkProvider value={CheckoutLink}>
          <OfflineBanner />
          <Frame>
            <ErrorBoundary fallback={Crash}>
              <Checkout />
            </ErrorBoundary>
          </Frame>
          <LoadingOverlay />
        </LinkProvider>
      </SessionProvider>
    </ErrorBoundary>
  )
}
