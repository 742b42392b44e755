import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadScript } from './load-script'

const SRC = 'https://scripts.example/one.js'
const scripts = () => [...document.querySelectorAll('script')].map((it) => it.src)

/** Whether scripts seem to load; happy-dom never really loads one. */
function letScripts(load: boolean) {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } }
  happyDOM.settings['handleDisabledFileLoadingAsSuccess'] = load
}

afterEach(() => {
  letScripts(false)
  vi.useRealTimers()
  document.head.replaceChildren()
})

describe('another company’s script', () => {
  it('is given up at once where it is blocked, and there once it may load', async () => {
    await expect(loadScript(SRC)).rejects.toThrow('scripts.example')
    expect(scripts()).toEqual([])
    letScripts(true)
    await expect(loadScript(SRC)).resolves.toBeUndefined()
    expect(scripts()).toEqual([SRC])
  })

  it('is waited for no longer than its limit', async () => {
    const hold = (event: Event) => event.stopImmediatePropagation()
    document.addEventListener('error', hold, true)
    vi.useFakeTimers()
    const loading = expect(loadScript(SRC, 500)).rejects.toThrow('scripts.example')
    expect(scripts()).toEqual([SRC])
    await vi.advanceTimersByTimeAsync(500)
    await loading
    expect(scripts()).toEqual([])
    document.removeEventListener('error', hold, true)
  })
})
