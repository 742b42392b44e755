/** The smallest "round" number (1, 2 or 5 times a power of ten) that is at least `value`. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 5, 10].find((it) => it * power >= value) ?? 10
  return step * power
}

/** Where an axis from zero ends and its marks, at whole numbers: about three besides zero. */
export function axisOf(values: readonly number[]): { top: number; marks: number[] } {
  const most = Math.max(0, ...values)
  const step = Math.max(1, roundUp(Math.max(most, 1) / 3))
  const count = Math.max(1, Math.ceil(most / step))
  return { top: step * count, marks: Array.from({ length: count + 1 }, (_, index) => index * step) }
}

/** Which of `count` labels to show so that at most `most` stand side by side, the last one always. */
export function shownLabels(count: number, most: number): Set<number> {
  const step = Math.max(1, Math.ceil(count / most))
  const shown = new Set<number>()
  for (let index = count - 1; index >= 0; index -= step) shown.add(index)
  return shown
}
