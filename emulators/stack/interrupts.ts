import { say } from './progress'

/** npm passes Ctrl-C on to us although the terminal has sent it to us as well: that is one key press, not two. */
const SAME_KEY_PRESS_MS = 700

export interface Ending {
  /** Ends everything in order. */
  stop: () => Promise<void>
  /** Ends everything now. */
  kill: () => Promise<void>
  exitCode: number
}

/**
 * Ends the work, and then the process, at Ctrl-C, SIGTERM or a closed terminal; a second time ends it hard. Answers a
 * question: has that begun?
 */
export function onInterrupt({ stop, kill, exitCode }: Ending): () => boolean {
  let firstAt: number | undefined
  const receive = () => {
    if (firstAt === undefined) {
      firstAt = Date.now()
      say('\nStopping … (once more to stop at once)')
      void stop().finally(() => process.exit(exitCode))
    } else if (Date.now() - firstAt > SAME_KEY_PRESS_MS) {
      void kill().finally(() => process.exit(130))
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, receive)
  whenNpmEnds(receive)
  return () => firstAt !== undefined
}

/** When npm itself is killed, nobody tells us: we notice that we have another parent. */
function whenNpmEnds(receive: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    receive()
  }, 1000)
  timer.unref()
}
