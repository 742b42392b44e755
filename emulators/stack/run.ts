import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from './layout'
import { endMarked, MARK } from './marked-processes'

const GUARDIAN = fileURLToPath(new URL('./guardian.ts', import.meta.url))

/** One run of one stack: what all its processes have in common, and the promise that none outlives it. */
export class Run {
  readonly id = randomBytes(9).toString('base64url')
  /**
   * The Storage emulator keeps every upload in one folder below the system's temporary folder and empties it at its
   * end, so each run has a folder of its own. It is short because sockets live there too, and their paths may not be
   * longer than about 100 characters.
   */
  readonly temporaryFolder = mkdtempSync(join(tmpdir(), 'turnout-'))
  private readonly guardian: ChildProcess

  constructor() {
    this.guardian = spawn(process.execPath, ['--import', 'tsx', GUARDIAN, this.id, this.temporaryFolder], {
      cwd: ROOT,
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    this.guardian.stdin?.on('error', () => undefined)
    this.guardian.unref()
  }

  /** What marks a process as one of this run. */
  get mark(): Record<string, string> {
    return { [MARK]: this.id }
  }

  /** The environment of this run's processes. */
  get env(): NodeJS.ProcessEnv {
    return { ...process.env, ...this.mark }
  }

  /** Ends what is left of the run; `graceMs` is the time it gets to end by itself. */
  async end(graceMs: number): Promise<void> {
    await endMarked(this.id, graceMs)
    rmSync(this.temporaryFolder, { recursive: true, force: true })
    this.guardian.stdin?.end()
  }
}
