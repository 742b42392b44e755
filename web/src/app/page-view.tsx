import { ShareRef } from 'functions/contract/ids'
import { Suspense, createElement, use } from 'react'
import { useParams } from 'react-router-dom'
import { NotFound } from '../screens/shell/not-found'
import { Crash } from '../frame/crash'
import { ErrorBoundary } from '../frame/error-boundary'
import { Guard } from './guard'
import { usePageTitle } from '../lib/navigation/page-title'
import { PAGES } from '../lib/navigation/paths'
import type { PageName } from '../lib/navigation/paths'
import { Placeholder } from './placeholders'
import { forgetScreen, loadScreen } from './screens'

function Title({ title }: { title: string }) {
  usePageTitle(title)
  return null
}

function Loaded({ name }: { name: PageName }) {
  return createElement(use(loadScreen(name)))
}

/** One page of the table: its guard, its title, and its screen with a placeholder while that loads. */
export function PageView({ name }: { name: PageName }) {
  const page = PAGES[name]
  const { shareRef } = useParams()
  // Any other word in the place of an activity is an address that leads nowhere.
  if (page.pattern.includes('/:shareRef') && !ShareRef.safeParse(shareRef).success) return <NotFound />
  // The code is on its way while the session is still being looked up; Loaded reports what goes wrong.
  loadScreen(name).catch(() => undefined)
  return (
    <ErrorBoundary fallback={Crash} onRetry={() => forgetScreen(name)}>
      <Title title={page.title} />
      <Guard {...page}>
        <Suspense fallback={<Placeholder shape={page.placeholder} />}>
          <Loaded name={name} />
        </Suspense>
      </Guard>
    </ErrorBoundary>
  )
}
