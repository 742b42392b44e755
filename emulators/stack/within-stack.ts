import { onInterrupt } from './interrupts'
import type { StackLayout } from './layout'
import type { Run } from './run'
import { startStack, type Stack, type StackOptions } from './stack'

/**
 * Starts a stack, does `work` in it and ends it, however the work goes. `exitCode` is the process's own when somebody
 * interrupts it.
 */
export async function withinStack<T>(
  layout: StackLayout,
  options: StackOptions & { exitCode: number },
  work: (stack: Stack) => Promise<T>,
): Promise<T> {
  let run: Run | undefined
  let stack: Stack | undefined
  const kill = async () => run?.end(0)
  const stop = async () => (stack ? stack.stop() : kill())
  const interrupted = onInterrupt({ stop, kill, exitCode: options.exitCode })
  try {
    stack = await startStack(layout, options, (begun) => (run = begun))
    return await Promise.race([work(stack), stack.broken])
  } finally {
    // Whatever an interruption makes fail on its way is not worth a word; the interruption ends the process.
    if (interrupted()) await new Promise(() => undefined)
    await stop()
  }
}
