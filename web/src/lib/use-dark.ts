import { useSyncExternalStore } from 'react'

const SYSTEM = '(prefers-color-scheme: dark)'

/** What the person chose on this site comes before what their device says (ui/tokens.css). */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === undefined ? window.matchMedia(SYSTEM).matches : theme === 'dark'
}

function watch(onChange: () => void): () => void {
  const system = window.matchMedia(SYSTEM)
  const chosen = new MutationObserver(onChange)
  system.addEventListener('change', onChange)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', onChange)
    chosen.disconnect()
  }
}

/** Whether the page is shown dark, for what style sheets cannot decide: which pictures are loaded. */
export function useDark(): boolean {
  return useSyncExternalStore(watch, isDark)
}
