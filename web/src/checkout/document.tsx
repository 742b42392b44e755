import { Crash } from '../frame/crash'
import { ErrorBoundary } from '../frame/error-boundary'
import { LoadingOverlay } from '../frame/loading-overlay'
import { Maintenance } from '../frame/maintenance'
import { OfflineBanner } from '../frame/offline-banner'
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
