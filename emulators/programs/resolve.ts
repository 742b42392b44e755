import { Problem } from '../stack/problem'

export type ProgramName = 'firestore' | 'storage'

/** The variables that firebase-tools itself reads. */
export const PROGRAM_VARIABLES = {
  firestore: 'FIRESTORE_EMULATOR_BINARY_PATH',
  storage: 'STORAGE_EMULATOR_BINARY_PATH',
} as const satisfies Record<ProgramName, string>

export const PROGRAM_TITLES = {
  firestore: 'Firestore emulator',
  storage: 'Storage rules runtime',
} as const satisfies Record<ProgramName, string>

/** What the search asks of the machine, so that tests can answer instead. */
export interface Probes {
  variable(name: string): string | undefined
  exists(path: string): boolean
  /** The place where firebase-tools keeps its own download of a program. */
  downloadPath(name: ProgramName): string
  cloudCliJar(): string | undefined
  /** Whether firebase-tools could download now; answers within a few seconds. */
  canDownload(name: ProgramName): Promise<boolean>
}

export type Program =
  | { from: 'variable' | 'firebase-tools' | 'cloud-cli'; path: string }
  | { from: 'download' }

/**
 * Finds an emulator's program: the variable, then firebase-tools' own copy, then the Cloud CLI's component, then the
 * download. Throws a sentence that says what to install when nothing of this works.
 */
export async function resolveProgram(name: ProgramName, probes: Probes): Promise<Program> {
  const title = PROGRAM_TITLES[name]
  const variable = PROGRAM_VARIABLES[name]
  const named = probes.variable(variable)
  if (named) {
    if (probes.exists(named)) return { from: 'variable', path: named }
    throw new Problem(`${variable} names ${named}, which does not exist: correct it or unset it.`)
  }
  const downloaded = probes.downloadPath(name)
  if (probes.exists(downloaded)) return { from: 'firebase-tools', path: downloaded }
  const jar = probes.cloudCliJar()
  if (jar) return { from: 'cloud-cli', path: jar }
  if (await probes.canDownload(name)) return { from: 'download' }
  throw new Problem(
    `The ${title} is not on this machine and cannot be downloaded from here: connect to the internet once, or ` +
      'install the Google Cloud CLI with its component "cloud-firestore-emulator".',
  )
}

/** One line for the person at the keyboard. */
export function describeProgram(name: ProgramName, program: Program): string {
  const origins: Record<Program['from'], string> = {
    variable: `named by ${PROGRAM_VARIABLES[name]}`,
    'firebase-tools': 'the copy that firebase-tools downloaded',
    'cloud-cli': "from the Google Cloud CLI's component",
    download: 'firebase-tools downloads it now, once',
  }
  return `${PROGRAM_TITLES[name]}: ${origins[program.from]}`
}
