import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { Problem } from './problem'

export interface ChildOptions {
  /** How it is called in sentences. */
  label: string
  command: string
  args: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  logFile: string
}

const LAST_LINES = 15

/**
 * A program that the launcher runs. It prints straight into its log file, not through us: it can then end in order, and
 * save its data, even when we are gone.
 */
export class Child {
  readonly label: string
  readonly logFile: string
  readonly ended: Promise<number | null>
  private readonly process: ChildProcess
  private running = true

  constructor({ label, command, args, cwd, env, logFile }: ChildOptions) {
    this.label = label
    this.logFile = logFile
    const log = openSync(logFile, 'w')
    // A process group of its own: Ctrl-C then reaches the launcher alone, which ends the others in order.
    this.process = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] })
    closeSync(log)
    this.ended = new Promise<number | null>((resolve) => {
      this.process.once('error', () => resolve(1))
      this.process.once('exit', resolve)
    }).finally(() => (this.running = false))
  }

  /** The last lines it printed, for a sentence about why it ended. */
  get lastLines(): string {
    const lines = readFileSync(this.logFile, 'utf8').split('\n')
    const last = lines.filter((line) => line.trim() !== '').slice(-LAST_LINES)
    return last.map((line) => `  | ${line}`).join('\n')
  }

  /** Rejects as soon as it ends: for a program that is needed until somebody stops it. */
  async needed(): Promise<never> {
    await this.ended
    throw new Problem(
      `The ${this.label} ended unexpectedly. Its last lines (all of them: ${this.logFile}):\n${this.lastLines}`,
    )
  }

  /** Asks it to end and kills it when it has not within `graceMs`. */
  async stop(signal: NodeJS.Signals, graceMs: number): Promise<void> {
    if (!this.running) return
    this.process.kill(signal)
    const timer = setTimeout(() => this.process.kill('SIGKILL'), graceMs)
    await this.ended
    clearTimeout(timer)
  }
}
