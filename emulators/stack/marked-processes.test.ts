import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { endMarked, findMarked, MARK } from './marked-processes'

function start(program: string, run: string) {
  const env = { ...process.env, [MARK]: run }
  return spawn(process.execPath, ['-e', program], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
}

const HOLDS_OUT = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up')"

describe('the processes of a run', () => {
  it('are found by their mark, and another run is left alone', async () => {
    const [ours, other] = [start(HOLDS_OUT, 'test-a'), start(HOLDS_OUT, 'test-b')]
    await Promise.all([once(ours.stdout, 'data'), once(other.stdout, 'data')])
    expect(findMarked('test-a').map(({ pid }) => pid)).toEqual([ours.pid])
    await endMarked('test-a', 0)
    expect(findMarked('test-a')).toEqual([])
    expect(findMarked('test-b').map(({ pid }) => pid)).toEqual([other.pid])
    await endMarked('test-b', 0)
  })

  it('have time to end by themselves before they are killed', async () => {
    const child = start(
      "process.on('SIGTERM', () => setTimeout(() => process.exit(7), 200)); setInterval(() => {}, 1000); console.log('up')",
      'test-c',
    )
    await once(child.stdout, 'data')
    const ended = once(child, 'exit')
    await endMarked('test-c', 5000)
    expect(await ended).toEqual([7, null])
  })
})
