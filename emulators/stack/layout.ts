import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCAL_STACKS, portsOf, type LocalService, type LocalStackName } from 'functions/contract/local-stack'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const CACHE = join(ROOT, '.turnout/cache')

/** Where one stack lives: its project, its ports and the files that it keeps. */
export interface StackLayout {
  name: LocalStackName
  project: string
  ports: Record<LocalService, number>
  /** Logs, data and the emulators' working directory. */
  dir: string
  /** The export of all emulators' data, kept between runs. */
  data: string
  /** The stack's own copy of firebase.json; it stays at the root because the paths in it start there. */
  firebaseConfig: string
}

export function layoutOf(name: LocalStackName): StackLayout {
  const dir = join(ROOT, '.turnout', name)
  return {
    name,
    project: LOCAL_STACKS[name].project,
    ports: portsOf(LOCAL_STACKS[name].base),
    dir,
    data: join(dir, 'data'),
    firebaseConfig: join(ROOT, `firebase.${name}.json`),
  }
}

/** The address of a service for programs on this machine, without a trailing slash. */
export function originOf(port: number): string {
  return `http://127.0.0.1:${port}`
}
