import { startInProject, stopInProcess } from '../support/in-process'
import { measureCost, measureHottest } from './on-sale-cost'
import { holdBlindly, measureFiveHundred, measureOneUse } from './on-sale-crowd'
import { measureRates } from './on-sale-rate'
import { measureShortage } from './on-sale-shortage'
import { hold } from './on-sale-stage'
import { endWith, timed } from './run-program'

/*
 * A program of its own: buyers are promises and actions run in it as in a function, in a project that no trigger listens
 * to. It prints as JSON what becomes of rushes for tickets.
 */

const SEEDS = 20

async function rush() {
  await startInProject('demo-turnout-on-sale')
  const costs = [await timed('one', () => measureCost(1)), await timed('four', () => measureCost(4))]
  const hottest = await timed('hottest', measureHottest)
  const rates = await timed('rates', measureRates)
  const fiveHundred = await timed('500', () => measureFiveHundred((activity) => hold(activity)))
  const control = await timed('control', () => measureFiveHundred(holdBlindly))
  const oneUse = await timed('one use', measureOneUse)
  const shortages = []
  for (let seed = 1; seed <= SEEDS; seed++) {
    shortages.push(await timed(`seed ${seed}`, () => measureShortage(seed)))
  }
  stopInProcess()
  return { costs, hottest, rates, fiveHundred, control, oneUse, shortages }
}

/** What the program finds. */
export type Rush = Awaited<ReturnType<typeof rush>>

endWith(rush())
