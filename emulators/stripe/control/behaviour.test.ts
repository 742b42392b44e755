import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startStripe, type Running } from '../testing/start-stripe'

let running: Running
const dataFile = join(mkdtempSync(join(tmpdir(), 'behaviour-')), 'data.json')
let defaults: object

beforeEach(async () => {
  running = await startStripe({ dataFile, behaviour: {} })
  defaults = await running.control<object>('/behaviour')
})
afterEach(() => running.stop())

/** Every switch that is on or off, the other way round. */
const turned = (switches: object) =>
  Object.fromEntries(
    Object.entries(switches).flatMap(([name, value]) =>
      typeof value === 'boolean' ? [[name, !value] as const] : [],
    ),
  )

describe('the behaviour', () => {
  it('changes by the switches that are named and by no other', async () => {
    const changed = turned(defaults)
    expect(await running.control('/behaviour', changed)).toEqual({ ...defaults, ...changed })
    const [name] = Object.keys(changed)
    const back = { [name!]: !changed[name!] }
    expect(await running.control('/behaviour', back)).toEqual({ ...defaults, ...changed, ...back })
  })

  it('is refused where there is no such switch, and stays as it was', async () => {
    const { error } = await running.control('/behaviour', { replaysServerError: true })
    expect(error.message).toContain('replaysServerError')
    expect(await running.control('/behaviour')).toEqual(defaults)
  })

  it('is as at first again after DELETE, a reset and a restart', async () => {
    const change = () => running.control('/behaviour', turned(defaults))
    await change()
    await fetch(`${running.origin}/_control/behaviour`, { method: 'DELETE' })
    expect(await running.control('/behaviour')).toEqual(defaults)
    await change()
    await running.control('/reset', {})
    expect(await running.control('/behaviour')).toEqual(defaults)
    await change()
    await running.stop()
    running = await startStripe({ dataFile, behaviour: {} })
    expect(await running.control('/behaviour')).toEqual(defaults)
  })
})
