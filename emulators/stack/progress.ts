const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/** One line for the person at the keyboard. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Says what is going on while `work` runs, and how long it took; a terminal sees the seconds pass. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  let frame = 0
  const show = () => process.stdout.write(`\r${FRAMES[frame++ % FRAMES.length]} ${label} ${seconds()} s `)
  const finish = (mark: string) => say(`${process.stdout.isTTY ? '\r' : ''}${mark} ${label} (${seconds()} s)`)
  const timer = process.stdout.isTTY ? setInterval(show, 120) : undefined
  try {
    const result = await work()
    finish('✓')
    return result
  } catch (error) {
    finish('✗')
    throw error
  } finally {
    clearInterval(timer)
  }
}
