import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'

export interface Caught {
  error: unknown
  /** What a person can quote and what stands in the console. */
  id: string
  retry: () => void
}

interface Props {
  children: ReactNode
  fallback: (caught: Caught) => ReactNode
  /** Called before the children are drawn again after an error, here or at the next visit. */
  onRetry?: () => void
}

interface State {
  error?: unknown
  id?: string
}

/** Catches what its children throw while they are drawn, gives it an id, logs it and shows `fallback` instead. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error, id: crypto.randomUUID().slice(0, 8) }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(`Error ${this.state.id}`, error, info.componentStack)
  }

  /** Who leaves a broken page and comes back finds another try, too. */
  override componentWillUnmount(): void {
    if (this.state.id !== undefined) this.props.onRetry?.()
  }

  private readonly retry = () => {
    this.props.onRetry?.()
    this.setState({ error: undefined, id: undefined } as unknown as State)
  }

  override render(): ReactNode {
    const { error, id } = this.state
    return id === undefined ? this.props.children : this.props.fallback({ error, id, retry: this.retry })
  }
}
