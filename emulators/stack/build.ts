import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock'
import { CACHE, ROOT } from './layout'
import { Problem } from './problem'
import { step } from './progress'

const INPUTS = ['package-lock.json', 'tsconfig.base.json', 'functions', 'web']
const OUTPUTS = ['web/dist', 'functions/dist']
const STAMP = join(CACHE, 'build')

/** The functions carry a copy of the web app's public page, so the web app comes first. */
const BUILDS = [
  { label: 'Building the web app', folder: 'web' },
  { label: 'Building the functions', folder: 'functions' },
]

/**
 * Builds the web app and the functions unless what is there was built from the same sources. One build serves every
 * stack. Answers whether anything was built.
 */
export async function ensureBuilt(): Promise<boolean> {
  mkdirSync(CACHE, { recursive: true })
  return withLock(join(CACHE, 'build.lock'), async () => {
    const inputs = hashContents(INPUTS)
    if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === `${inputs} ${hashTimes(OUTPUTS)}`) return false
    for (const { label, folder } of BUILDS) await step(label, () => build(folder))
    announce()
    writeFileSync(STAMP, `${inputs} ${hashTimes(OUTPUTS)}`)
    return true
  })
}

/**
 * Makes the functions emulators that already run load the new functions: they hear of a changed file in the folder, but
 * not of the new ones that a build writes.
 */
function announce(): void {
  const now = new Date()
  utimesSync(join(ROOT, 'functions/package.json'), now, now)
}

async function build(folder: string): Promise<void> {
  const cwd = join(ROOT, folder)
  if (!existsSync(join(cwd, 'build.mjs'))) throw new Problem(`${folder}/build.mjs is missing.`)
  // LOCAL: the web app finds its Firebase project by the port that it was served from.
  const env = { ...process.env, LOCAL: '1' }
  const child = spawn(process.execPath, ['build.mjs'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Problem(`The build of ${folder} failed:\n\n${output.trim()}`)
}

function hashContents(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(sourceFiles)) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

/** Tells whether somebody else built in the meantime, without reading megabytes. */
function hashTimes(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(allFiles)) hash.update(`${file} ${statSync(join(ROOT, file)).mtimeMs}`)
  return hash.digest('hex')
}

function sourceFiles(path: string): string[] {
  return allFiles(path).filter((file) => !/\/(dist|node_modules|\.[^/]*)(\/|$)|\.test\.tsx?$/.test(file))
}

function allFiles(path: string): string[] {
  const absolute = join(ROOT, path)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [path]
  const entries = readdirSync(absolute, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules')
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isFile() || entry.isDirectory() ? allFiles(`${path}/${entry.name}`) : []))
}
