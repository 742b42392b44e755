import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CACHE, ROOT } from '../stack/layout'
import { Problem } from '../stack/problem'
import { say } from '../stack/progress'
import { startableJar } from './jar'
import { FIREBASE_COMMAND, machineProbes } from './machine-probes'
import { describeProgram, PROGRAM_VARIABLES, resolveProgram, type ProgramName } from './resolve'

const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const STORAGE_RULES_MAIN = 'StorageRulesRuntime'
const STORAGE_RULES_SOURCES = join(ROOT, 'emulators/storage-rules')

/**
 * Makes sure that both Java programs are there before firebase-tools looks for them, so that it never begins a
 * download that cannot work. Answers the variables that tell it where they are.
 */
export async function preparePrograms(): Promise<Record<string, string>> {
  const variables: Record<string, string> = {}
  for (const name of ['firestore', 'storage'] as const) {
    const program = await resolveProgram(name, machineProbes)
    say(`  ${describeProgram(name, program)}`)
    if (program.from === 'download') download(name)
    if (program.from === 'cloud-cli') variables[PROGRAM_VARIABLES[name]] = wrap(name, program.path)
  }
  return variables
}

function download(name: ProgramName): void {
  const { status } = spawnSync(process.execPath, [FIREBASE_COMMAND, `setup:emulators:${name}`], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Problem('The download did not work: see above, then try again.')
}

/** The component's jar names no main class and knows nothing of Storage; a small jar beside it makes up for both. */
function wrap(name: ProgramName, componentJar: string): string {
  const sources = name === 'storage' ? readSources() : new Map<string, Buffer>()
  const version = createHash('sha256').update(componentJar)
  for (const [file, content] of sources) version.update(file).update(content)
  const jar = join(CACHE, `${name}-${version.digest('hex').slice(0, 16)}.jar`)
  if (existsSync(jar)) return jar
  const content =
    name === 'firestore'
      ? startableJar(FIRESTORE_MAIN, componentJar)
      : startableJar(STORAGE_RULES_MAIN, componentJar, compile([...sources.keys()], componentJar))
  mkdirSync(dirname(jar), { recursive: true })
  // Written aside and moved, so that a second launcher never finds half a jar.
  writeFileSync(`${jar}.${process.pid}`, content)
  renameSync(`${jar}.${process.pid}`, jar)
  return jar
}

function readSources(): Map<string, Buffer> {
  const files = readdirSync(STORAGE_RULES_SOURCES).filter((file) => file.endsWith('.java'))
  return new Map(files.sort().map((file) => [file, readFileSync(join(STORAGE_RULES_SOURCES, file))]))
}

function compile(files: readonly string[], componentJar: string): Map<string, Buffer> {
  const classes = mkdtempSync(join(tmpdir(), 'turnout-classes-'))
  try {
    // The jar holds annotation processors that break the compiler unless they are left out.
    const options = ['-proc:none', '-nowarn', '-cp', componentJar, '-d', classes]
    const { error, status, stderr } = spawnSync('javac', [...options, ...files], {
      cwd: STORAGE_RULES_SOURCES,
      encoding: 'utf8',
    })
    if (error || status !== 0) {
      throw new Problem(
        'The Storage rules runtime of the Cloud CLI needs a Java compiler (javac), or an internet connection once ' +
          `to download the official one.${stderr ? `\n${stderr}` : ''}`,
      )
    }
    return new Map(readdirSync(classes).map((file) => [file, readFileSync(join(classes, file))]))
  } finally {
    rmSync(classes, { recursive: true, force: true })
  }
}
