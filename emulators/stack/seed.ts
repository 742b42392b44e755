import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Child } from './child'
import { unfinishedMark } from './half-seeded'
import { ROOT } from './layout'
import { Problem } from './problem'
import { programEnv } from './program-env'
import { step } from './progress'
import type { Stack } from './stack'

const SEED = join(ROOT, 'emulators/seed/seed.ts')

/** Fills a new stack with example data, if there is a seed. */
export async function seed({ layout, run }: Stack): Promise<void> {
  if (!existsSync(SEED)) return
  writeFileSync(unfinishedMark(layout), '')
  const child = new Child({
    label: 'seed',
    command: process.execPath,
    args: ['--import', 'tsx', SEED],
    cwd: ROOT,
    env: { ...run.env, ...programEnv(layout) },
    logFile: join(layout.dir, 'seed.log'),
  })
  await step('Filling it with examples', async () => {
    if ((await child.ended) !== 0)
      throw new Problem(`The seed failed (${child.logFile}):\n${child.lastLines}`)
  })
  rmSync(unfinishedMark(layout))
}
