import type { ApiProblem } from '../../data/requests/problem'

const SHOWN = new Set(['name', 'email', 'message'])

/** What is said beside the button: all that is not said at a field that the form has. */
export function unplacedProblem(problem: ApiProblem | undefined): string | undefined {
  if (!problem) return undefined
  const isPlaced = problem.errors.length > 0 && problem.errors.every(({ path }) => SHOWN.has(path))
  return isPlaced ? undefined : problem.detail
}
