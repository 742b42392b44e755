import { afterEach, describe, expect, it, vi } from 'vitest'
import { reloadOnceForDeploy } from './reload-for-deploy'

afterEach(() => sessionStorage.clear())

describe('reloadOnceForDeploy', () => {
  it('reloads the first time and leaves the second to the person', () => {
    const reload = vi.fn()
    expect(reloadOnceForDeploy(reload, 1_000_000)).toBe(true)
    expect(reloadOnceForDeploy(reload, 1_010_000)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('reloads again for the next deploy', () => {
    const reload = vi.fn()
    reloadOnceForDeploy(reload, 1_000_000)
    expect(reloadOnceForDeploy(reload, 2_000_000)).toBe(true)
  })
})
