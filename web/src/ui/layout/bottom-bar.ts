const heights = new Map<HTMLElement, number>()

function tell(): void {
  const { style } = document.documentElement
  const height = Math.max(0, ...heights.values())
  if (height === 0) style.removeProperty('--bottom-bar')
  else style.setProperty('--bottom-bar', `${height}px`)
}

/**
 * For the `ref` of a bar at the bottom of the window: keeps its height in `--bottom-bar`, so that messages stay above it and the
 * page’s end is not behind it. A bar that is not displayed has none.
 */
export function keepBottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const observer = new ResizeObserver(() => {
    heights.set(bar, bar.offsetHeight)
    tell()
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    heights.delete(bar)
    tell()
  }
}
