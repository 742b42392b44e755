import type { Figure } from './figure'
import type { Rush } from './on-sale-run'
import { runProgram } from './run-program'

/** Goals 7 to 10 and RELIABILITY's figures: what reservations cost, and what becomes of rushes for tickets. */
export async function measureOnSale(): Promise<Figure[]> {
  const rush = await runProgram<Rush>('on-sale-run.ts')
  return [
    ...rush.costs.map(costOf),
    hottestOf(rush.hottest),
    shortageOf(rush.shortages),
    ...crowdsOf(rush),
    ...ratesOf(rush.rates),
  ]
}

function costOf({ quantity: q, reads, writes, attempts }: Rush['costs'][number]): Figure {
  return {
    goal: 7,
    what: `a reservation of ${q}, 64 buyers: reads, writes, tries`,
    value: `${reads.toFixed(1)}, ${writes.toFixed(1)}, ${attempts.toFixed(2)}`,
    limit: `<= ${8 + q}, ${2 + q}, 1.5`,
    isMet: reads <= 8 + q && writes <= 2 + q && attempts <= 1.5,
  }
}

function hottestOf({ path, per100 }: Rush['hottest']): Figure {
  const what = `writes per 100 sales to ${path}`
  return { goal: 8, what, value: per100.toFixed(1), limit: '<= 5', isMet: per100 <= 5 }
}

function shortageOf(found: Rush['shortages']): Figure {
  const sum = (of: (it: Rush['shortages'][number]) => number) =>
    found.reduce((total, it) => total + of(it), 0)
  const wrong = [
    sum((it) => it.oversold),
    sum((it) => (it.isExact ? 0 : 1)),
    sum((it) => it.unsold),
    sum((it) => it.errors),
  ]
  return {
    goal: 9,
    what: `256 buyers, ${found.length} seeds: oversold, inexact, unsold, errors`,
    value: wrong.join(', '),
    limit: '0, 0, 0, 0',
    isMet: wrong.every((it) => it === 0),
  }
}

function crowdsOf({ fiveHundred, control, oneUse }: Rush): Figure[] {
  const figure = (what: string, value: string, limit: string, isMet: boolean): Figure => {
    return { goal: 9, what, value, limit, isMet }
  }
  const { sold, soldOut } = fiveHundred
  const [ends, uses] = [`${sold}, ${soldOut}`, `${oneUse.used}, ${oneUse.refused}`]
  return [
    figure('500 buyers, 100 tickets: sold, sold out', ends, '100, 400', ends === '100, 400'),
    figure('the same, nothing compared: sold', String(control.sold), '> 100', control.sold > 100),
    figure('50 buyers, one use of a code: used, refused', uses, '1, 49', uses === '1, 49'),
  ]
}

function ratesOf({ single, singleInOurs, ours, singleLimited, oursLimited }: Rush['rates']): Figure[] {
  const figure = (what: string, mine: number, other: number, least: number): Figure => ({
    goal: 10,
    what: `32 buyers against one stock document, ${what}`,
    value: `${(mine / other).toFixed(1)}x (${mine.toFixed(0)}/s)`,
    limit: least === 0 ? 'to compare' : `>= ${least}x`,
    isMet: mine >= least * other,
  })
  return [
    figure('20 writes/s each', oursLimited, singleLimited, 10),
    figure('no limit', ours, singleInOurs, 2),
    // A counter and an empty order, with nothing of what a reservation has to ask first.
    figure('no more than that', ours, single, 0),
  ]
}
