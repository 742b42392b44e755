import type { Faults } from './faults-run'
import type { Figure } from './figure'
import { runProgram } from './run-program'

/** RELIABILITY's figures: servers that stop at any step, and payments that are told of in any order. */
export async function measureFaults(): Promise<Figure[]> {
  const { told, crashed } = await runProgram<Faults>('faults-run.ts')
  const { lives, crashes, repaired, faults } = crashed
  if (faults.length > 0) console.warn(faults.join('\n'))
  return [
    {
      goal: 9,
      what: `${lives} lives, ${crashes} crashes: repaired, wrong in the end`,
      value: `${repaired}, ${faults.length}`,
      limit: '0 wrong',
      // What the sweeps repair is there to be repaired, and seen.
      isMet: faults.length === 0 && repaired > 0,
    },
    {
      goal: 13,
      what: `${told.orders} orders of six webhooks, each twice: ends`,
      value: String(told.ends.length),
      limit: '1',
      isMet: told.ends.length === 1,
    },
  ]
}
