import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { useMaintenance } from '../data/maintenance'
import { queryClient } from '../data/requests/query-client'
import { SessionProvider } from '../data/session'
import { LinkProvider } from '../ui/link'
import { ToastProvider } from '../ui/dialogs/toast'
import { AppLink } from './app-link'
import { Crash } from '../frame/crash'
import { ErrorBoundary } from '../frame/error-boundary'
import { Deferred } from './deferred'
import { LoadingOverlay } from '../frame/loading-overlay'
import { Maintenance } from '../frame/maintenance'
import { ModalList } from '../frame/modal-list'
import { AfterNavigation, UnverifiedWay } from './navigation'
import { OfflineBanner } from '../frame/offline-banner'
import { Router } from './router'

function Inside() {
  return (
    <LinkProvider value={AppLink}>
      <ToastProvider>
        <OfflineBanner />
        <AfterNavigation />
        <UnverifiedWay />
        <Deferred />
        <Router />
        <ModalList />
        <LoadingOverlay />
      </ToastProvider>
    </LinkProvider>
  )
}

/** The whole app: providers around the router. */
export function App() {
  if (useMaintenance()) return <Maintenance />
  return (
    <ErrorBoundary fallback={Crash}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <BrowserRouter>
            <Inside />
          </BrowserRouter>
        </SessionProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
