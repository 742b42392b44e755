/** One measured figure beside the goal of PERFORMANCE.md that it belongs to. */
export interface Figure {
  readonly goal: number
  readonly what: string
  readonly value: string
  readonly limit: string
  readonly isMet: boolean
}

export function printFigure({ goal, what, value, limit, isMet }: Figure): void {
  const columns = [String(goal).padStart(4), what.padEnd(56), value.padEnd(18), limit.padEnd(18)]
  process.stdout.write(`${columns.join('  ')}${isMet ? 'met' : 'MISSED'}\n`)
}
