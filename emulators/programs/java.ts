import { spawnSync } from 'node:child_process'
import { Problem } from '../stack/problem'

/** What firebase-tools 14 asks of the emulators' Java. */
const OLDEST_JAVA = 11

/** The emulators of Firestore and of the Storage rules are Java programs. */
export function requireJava(): void {
  const { error, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const version = /version "(?:1\.)?(\d+)/.exec(stderr ?? '')?.[1]
  if (error || version === undefined) {
    throw new Problem(
      'The Firebase emulators need Java, and there is none here: install a Java runtime of version 21 or later ' +
        '(for example from https://adoptium.net), then try again.',
    )
  }
  if (Number(version) < OLDEST_JAVA) {
    throw new Problem(
      `The Firebase emulators need Java ${OLDEST_JAVA} or later, and this is ${version}: install a newer one.`,
    )
  }
}
