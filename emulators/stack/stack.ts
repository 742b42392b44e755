import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireJava } from '../programs/java'
import { preparePrograms } from '../programs/prepare'
import { ensureBuilt } from './build'
import { requireFreePorts } from './busy-ports'
import type { Child } from './child'
import { firebaseReady, startFirebase } from './firebase'
import { writeFirebaseConfig } from './firebase-config'
import { writeFunctionsEnv } from './functions-env'
import { allAnswer } from './health'
import { protectAddresses } from './identity-config'
import type { StackLayout } from './layout'
import { step } from './progress'
import { Run } from './run'
import { isHalfSeeded } from './half-seeded'
import { ensureSecrets } from './secrets'
import { standInPorts, startStandIns } from './stand-ins'

export interface StackOptions {
  /** Whether data is loaded at the beginning and saved at the end. */
  keepData: boolean
  /** Whether kept data is thrown away first. */
  fresh: boolean
}

export interface Stack {
  layout: StackLayout
  run: Run
  /** True when there was no data to load. */
  isNew: boolean
  /** Rejects when one of the stack's programs ends before it is asked to. */
  broken: Promise<never>
  /** Ends every process of the stack, saving its data if it is kept. */
  stop(): Promise<void>
}

/**
 * Builds, then starts the Firebase emulators and the stand-ins, and resolves when everything answers. Nothing is left
 * running when it throws. `onRun` hears of the run as soon as it has processes, so that a signal can end it at any time.
 */
export async function startStack(
  layout: StackLayout,
  { keepData, fresh }: StackOptions,
  onRun: (run: Run) => void = () => undefined,
): Promise<Stack> {
  await requireFreePorts(layout)
  requireJava()
  const programs = await preparePrograms()
  await ensureBuilt()

  const isNew = fresh || !keepData || !hasData(layout)
  // The stand-ins' data and ours belong together: one without the other is of no use.
  if (isNew) rmSync(layout.dir, { recursive: true, force: true })
  mkdirSync(layout.dir, { recursive: true })
  writeFirebaseConfig(layout)
  writeFunctionsEnv(layout)
  const secrets = ensureSecrets()

  const run = new Run()
  onRun(run)
  const firebase = startFirebase({ layout, run, programs, keepData })
  const standIns = startStandIns(layout, secrets, run.env)
  const stack: Stack = { layout, run, isNew, ...watch(run, firebase, standIns, keepData) }
  try {
    await step('Starting the emulators', () => Promise.race([firebaseReady(firebase), stack.broken]))
    const { hosting, auth, firestore, storage, functions, hub } = layout.ports
    const ports = [hosting, auth, firestore, storage, functions, hub, ...standInPorts(layout)]
    await step('Waiting for every service', () => Promise.race([allAnswer(ports), stack.broken]))
    await protectAddresses(layout)
    return stack
  } catch (error) {
    await run.end(0)
    throw error
  }
}

function hasData(layout: StackLayout): boolean {
  return existsSync(join(layout.data, 'firebase-export-metadata.json')) && !isHalfSeeded(layout)
}

const SAVING_MS = 60_000
const STOPPING_MS = 8_000

function watch(run: Run, firebase: Child, standIns: readonly Child[], keepData: boolean) {
  let stopping = false
  const ends = [firebase, ...standIns].map((child) =>
    child
      .needed()
      .catch((error: unknown) => (stopping ? new Promise<never>(() => undefined) : Promise.reject(error))),
  )
  const broken = Promise.race(ends)
  // Whoever is interested listens; nobody has to.
  broken.catch(() => undefined)
  const stop = async () => {
    stopping = true
    // The functions may still call a stand-in while they finish, so the emulators end first.
    await firebase.stop('SIGINT', keepData ? SAVING_MS : STOPPING_MS)
    await Promise.all(standIns.map((child) => child.stop('SIGTERM', STOPPING_MS)))
    await run.end(STOPPING_MS)
  }
  return { broken, stop }
}
