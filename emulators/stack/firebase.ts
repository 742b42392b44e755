import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { FIREBASE_COMMAND } from '../programs/machine-probes'
import { Child } from './child'
import { EMULATORS } from './firebase-config'
import { followFile } from './follow-file'
import type { StackLayout } from './layout'
import { Problem } from './problem'
import type { Run } from './run'

export interface FirebaseOptions {
  layout: StackLayout
  run: Run
  /** Where the emulators' Java programs are. */
  programs: Record<string, string>
  /** Whether the data is loaded at the beginning and saved at the end. */
  keepData: boolean
}

/** Starts the emulators of firebase-tools. */
export function startFirebase({ layout, run, programs, keepData }: FirebaseOptions): Child {
  const only = ['--project', layout.project, '--only', EMULATORS.join(',')]
  const data = keepData ? ['--import', layout.data, '--export-on-exit', layout.data] : []
  return new Child({
    label: 'Firebase emulators',
    command: process.execPath,
    args: [FIREBASE_COMMAND, 'emulators:start', '--config', layout.firebaseConfig, ...only, ...data],
    // They write their own logs to where they run.
    cwd: layout.dir,
    env: { ...quiet(run.env), ...programs, TMPDIR: run.temporaryFolder },
    logFile: join(layout.dir, 'firebase.log'),
  })
}

function quiet(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, GOOGLE_APPLICATION_CREDENTIALS: __, ...rest } = env
  return {
    ...rest,
    NO_COLOR: '1',
    NO_UPDATE_NOTIFIER: '1',
    // Nothing here runs on Google's machines; without this, each program first looks for them, for seconds.
    METADATA_SERVER_DETECTION: 'none',
    // Two busy cores make reading the functions' definitions slower than the ten seconds it is given.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    // Each call at the same time is a process of its own: fifty of them, the default, bring such a machine to a halt.
    FUNCTIONS_EMULATOR_PARALLEL: String(Math.max(8, 4 * availableParallelism())),
    // Reads those definitions through a file: asking over HTTP, its other way, waits four seconds for a socket to close.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  }
}

/** Resolves when the emulators are up and the functions are loaded; throws if those cannot be. */
export async function firebaseReady(firebase: Child): Promise<void> {
  let unfollow = (): void => undefined
  const loaded = await new Promise<boolean>((resolve) => {
    let failed = false
    unfollow = followFile(firebase.logFile, (line) => {
      failed ||= line.includes('Failed to load function definition')
      // The emulators begin without the functions, too; the reasons stand between the two lines.
      if (line.includes('All emulators ready')) resolve(!failed)
    })
  })
  unfollow()
  if (loaded) return
  const reasons = readFileSync(firebase.logFile, 'utf8').split('All emulators ready')[0] ?? ''
  const from = reasons.lastIndexOf('Failed to load function definition')
  throw new Problem(`The functions could not be loaded.\n${reasons.slice(from).replace(/\s*┌─+┐.*/s, '')}`)
}
