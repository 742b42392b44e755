import { createElement, use } from 'react'
import type { ComponentType, FunctionComponent } from 'react'
import { loadChunk } from './chunk'

/** What forgets the parts that could not be loaded. */
const failed = new Set<() => void>()

/** Has every part that could not be loaded tried again at its next look. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * A part of a screen whose code is loaded when it is first shown; it suspends meanwhile. What fails, or takes longer than 120
 * seconds, is a ChunkLoadError for the boundary around it, and is loaded again once that retries. React's own `lazy` keeps
 * a failure for ever.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> {
  let part: Promise<ComponentType<P>> | undefined
  const begin = () => {
    const loading = loadChunk(load)
    // It stays the same until the boundary has shown the failure, or the part would load in circles.
    loading.catch(() => failed.add(() => (part = undefined)))
    return loading
  }
  return function LazyPart(props: P) {
    part ??= begin()
    return createElement(use(part), props)
  }
}
