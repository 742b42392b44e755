import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const FIRESTORE_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

/** The Firestore emulator that the Google Cloud CLI brings as a component, when both are installed. */
export function findCloudCliJar(): string | undefined {
  const gcloud = findOnPath('gcloud')
  if (!gcloud) return undefined
  // Its program lies in the SDK's bin folder; asking it takes seconds, so that is only the second way.
  const jar = join(dirname(dirname(realpathSync(gcloud))), FIRESTORE_JAR)
  if (existsSync(jar)) return jar
  const asked = join(askForRoot(gcloud), FIRESTORE_JAR)
  return existsSync(asked) ? asked : undefined
}

function askForRoot(gcloud: string): string {
  try {
    const format = '--format=value(installation.sdk_root)'
    return execFileSync(gcloud, ['info', format], { encoding: 'utf8', timeout: 15_000 }).trim()
  } catch {
    return ''
  }
}

function findOnPath(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
