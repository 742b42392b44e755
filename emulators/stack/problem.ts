/** Something that the person at the keyboard can mend: shown as its one sentence, without a stack trace. */
export class Problem extends Error {}

/** Ends the process with exit code 1; only what we did not foresee shows its stack trace. */
export function exitWith(error: unknown): never {
  console.error(error instanceof Problem ? `\n${error.message}` : error)
  process.exit(1)
}
