import { z } from 'zod'
import { originOf, type StackLayout } from './layout'

/** The part of the Functions emulator's listing of its triggers that tells scheduled functions from others. */
const Backends = z.object({
  backends: z.array(
    z.object({ functionTriggers: z.array(z.object({ id: z.string(), schedule: z.unknown().optional() })) }),
  ),
})

/** The scheduled functions that the emulator has loaded, as `<region>-<name>`. */
export async function listSchedules({ ports }: StackLayout): Promise<string[]> {
  const answer = await fetch(`${originOf(ports.functions)}/backends`)
  const { backends } = Backends.parse(await answer.json())
  const triggers = backends.flatMap(({ functionTriggers }) => functionTriggers)
  return triggers.filter(({ schedule }) => schedule !== undefined).map(({ id }) => id)
}

/**
 * Runs every scheduled function once, one after the other, and answers their names. The emulator never does it by
 * itself; each is a background trigger whose generation ("-0") stays as long as the emulator runs.
 */
export async function runSchedules(layout: StackLayout): Promise<string[]> {
  const schedules = await listSchedules(layout)
  for (const id of schedules) {
    const path = `/functions/projects/${layout.project}/triggers/${id}-0`
    const answer = await fetch(`${originOf(layout.ports.functions)}${path}`, { method: 'POST', body: '{}' })
    await answer.body?.cancel()
  }
  return schedules
}

/** Runs the scheduled functions once a minute, whatever their own rhythm is. Answers how to end that. */
export function pokeSchedules(layout: StackLayout): () => void {
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    // A failed round is in the emulator's log, and the next one comes in a minute.
    runSchedules(layout)
      .catch(() => undefined)
      .finally(() => (busy = false))
  }, 60_000)
  return () => clearInterval(timer)
}
