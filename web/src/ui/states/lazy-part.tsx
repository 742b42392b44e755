import { Component, createElement, use } from 'react'
import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import { ChunkLoadError, loadChunk } from '../../lib/state/chunk'
import { Button } from '../button'
import { ErrorState } from './error-state'

const words = {
  title: 'This part couldn’t be loaded',
  detail:
    'Your connection may be slow, or we have just released a new version. What you typed on this page is still here.',
  reload: 'Reload the page',
}

interface BoundaryProps {
  children: ReactNode
  /** Has the part loaded again at its next look. */
  forget: () => void
}

/** Shows a part that could not be loaded as just that; any other error is for the boundary around it. */
class PartBoundary extends Component<BoundaryProps, { caught?: { error: unknown } | undefined }> {
  override state: { caught?: { error: unknown } | undefined } = {}

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  /** Who closes what failed and opens it again finds another try, too. */
  override componentWillUnmount(): void {
    if (this.state.caught) this.props.forget()
  }

  private readonly retry = () => {
    this.props.forget()
    this.setState({ caught: undefined })
  }

  override render(): ReactNode {
    const { caught } = this.state
    if (!caught) return this.props.children
    if (!(caught.error instanceof ChunkLoadError)) throw caught.error
    // The page is never reloaded unasked: only a screen of its own has nothing to lose by that.
    const reload = (
      <Button variant="quiet" onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
    )
    return <ErrorState title={words.title} detail={words.detail} onRetry={this.retry} action={reload} />
  }
}

/**
 * A part of a screen whose code is loaded when it is first shown; it suspends meanwhile. Where that fails, or takes longer
 * than 120 seconds, the part alone says so and can be tried again: what is typed around it stays. React's own `lazy` keeps
 * a failure for ever.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> {
  let part: Promise<ComponentType<P>> | undefined
  let hasFailed = false
  const begin = () => {
    const loading = loadChunk(load)
    // It stays the same until the failure has been shown, or the part would load in circles.
    loading.catch(() => (hasFailed = true))
    return loading
  }
  const forget = () => {
    if (hasFailed) part = undefined
    hasFailed = false
  }
  function Loaded(props: P) {
    part ??= begin()
    return createElement(use(part), props)
  }
  return function LazyPart(props: P) {
    return (
      <PartBoundary forget={forget}>
        <Loaded {...props} />
      </PartBoundary>
    )
  }
}
